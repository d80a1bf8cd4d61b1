import { useTranslations } from "@foyer/ui/words";
import type { Downline } from "@foyer/platform/calls";
import { RadioGroup } from "@foyer/ui/radio-group";
import { oneOf, useFilter } from "../../kit/centre/useFilter.ts";
import { ProfitAndLoss } from "../../records/ProfitAndLoss.tsx";
import { TeamFigures } from "../overview/TeamFigures.tsx";

const scopes = ["SELF", "TEAM"] as const;

/** The figures of an account of the team in a period: its own, or those of its team (W-86, W-95). */
export function DownlineFigures({ downline }: { readonly downline: Downline }) {
  const t = useTranslations();
  const { account } = downline;
  const [scope, setScope] = useFilter("scope", oneOf(scopes), "SELF");
  const filter =
    downline.team === 0 ? undefined : (
      <RadioGroup
        name="scope"
        orientation="horizontal"
        label={t("agentDownline.scope")}
        options={[
          { value: "SELF", label: t("agentDownline.scope.self") },
          { value: "TEAM", label: t("agentDownline.scope.team") },
        ]}
        value={scope}
        onChange={(value) => setScope(value === "TEAM" ? "TEAM" : "SELF")}
        hint={t("agentDownline.scope.hint")}
      />
    );
  return scope === "TEAM" ? (
    <TeamFigures account={account} filter={filter} />
  ) : (
    <ProfitAndLoss scope="TEAM" account={account} filter={filter} />
  );
}
