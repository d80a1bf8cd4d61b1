import { useState, type ComponentType } from "react";
import { useSession } from "../actors/actors.ts";

/** What a page about a member's money needs. */
export interface FullMemberProps {
  readonly memberId: string;
  readonly symbol: string;
  /** Remounts the page in its initial state. */
  readonly onAgain: () => void;
}

/**
 * A page that only a full member sees.
 *
 * @example export default forFullMember(Wallet);
 */
export function forFullMember<Props extends object>(
  Page: ComponentType<Props & FullMemberProps>,
) {
  return function MemberPage(props: Props) {
    const { kind, member } = useSession();
    const [round, setRound] = useState(0);
    return kind === "full" && member ? (
      <Page
        {...props}
        key={round}
        memberId={member.id}
        symbol={member.currencySymbol}
        onAgain={() => setRound((count) => count + 1)}
      />
    ) : null;
  };
}
