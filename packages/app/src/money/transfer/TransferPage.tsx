import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { useSession } from "../../actors/actors.ts";
import { useCentreWays } from "../../kit/centre/ways.ts";
import {
  forFullMember,
  type FullMemberProps,
} from "../../kit/forFullMember.tsx";
import { Transfer } from "./Transfer.tsx";

/** Transfers money to the upline agent or to a member of the team (MEM-06). */
export default forFullMember(Page);

function Page(props: FullMemberProps) {
  const t = useTranslations();
  const { member } = useSession();
  const { open: openPage } = useCentreWays();
  return (
    <Transfer
      {...props}
      // Only agents have a team.
      directions={member?.agent ? ["UPLINE", "DOWNLINE"] : ["UPLINE"]}
      emptyAction={
        <Button onClick={() => openPage("depositv2")}>
          {t("deposit.title")}
        </Button>
      }
    />
  );
}
