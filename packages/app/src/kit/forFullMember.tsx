import type { ComponentType } from "react";
import { useSession } from "../actors/actors.ts";

/** What a page about a member's money goes by. */
export interface FullMemberProps {
  readonly memberId: string;
  readonly symbol: string;
}

/**
 * A page that is there for a full member alone.
 *
 * @example export default forFullMember(Wallet);
 */
export function forFullMember(Page: ComponentType<FullMemberProps>) {
  return function MemberPage() {
    const { kind, member } = useSession();
    return kind === "full" && member ? (
      <Page memberId={member.id} symbol={member.currencySymbol} />
    ) : null;
  };
}
