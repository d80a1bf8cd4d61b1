import { Button } from "@foyer/ui/button";
import { ContractCard } from "@foyer/ui/contract-card";
import { ContractDiff } from "@foyer/ui/contract-diff";
import { DateTime } from "@foyer/ui/date-time";
import { CostSummary } from "@foyer/ui/description-list";
import { ImpactList } from "@foyer/ui/impact-list";
import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { AgentFrame } from "./AgentFrame.tsx";

const zone = "Asia/Kuala_Lumpur";
const offered = Date.UTC(2026, 4, 3, 6, 12, 9);
const notes = "Each day’s salary is paid out on the day after.";
const terms = [
  { term: "Active members, at least", value: "5" },
  {
    term: "Valid bets in the period, at least",
    value: <Money amount="20000" symbol="RM" weight="body" />,
  },
  { term: "Settled", value: "Daily" },
];

/** What an agent has agreed with those above and below: one offer to answer, one contract in force. */
export function AgentContracts() {
  return (
    <AgentFrame page="daily" description={notes}>
      <Stack gap="x6">
        <ContractCard
          title="Daily salary"
          state="AWAITING"
          rate="1.2 %"
          party="lake.heron offers you this contract."
          terms={terms}
          dates={[
            {
              label: "Offered",
              value: <DateTime at={offered} timeZone={zone} />,
            },
          ]}
          example={
            <CostSummary
              currencySymbol="RM"
              lines={[
                { key: "bets", label: "Valid bets of a day", amount: "24000" },
              ]}
              total={{ key: "salary", label: "1.2 % of it", amount: "288" }}
            />
          }
          actions={
            <>
              <Button variant="outline">Reject</Button>
              <Button variant="outline">Accept</Button>
            </>
          }
        >
          <ContractDiff
            caption="What changes against the contract in force"
            beforeLabel="In force"
            afterLabel="Offered"
            rows={[
              { term: "Rate", before: "1.5 %", after: "1.2 %", change: "down" },
              {
                term: "Active members, at least",
                before: "8",
                after: "5",
                change: "down",
              },
              {
                term: "Settled",
                before: "Daily",
                after: "Daily",
                change: "same",
              },
            ]}
          />
          <ImpactList
            title="If you accept, these contracts of higher rate end"
            level={4}
            items={[
              {
                id: "1",
                name: "reed.lantern",
                before: "1.4 %",
                note: "In force since 2026/03/01",
              },
              {
                id: "2",
                name: "north.quay",
                before: "1.3 %",
                note: "In force since 2026/04/12",
              },
            ]}
          />
        </ContractCard>
        <ContractCard
          title="Daily salary"
          state="ACTIVE"
          rate="1.5 %"
          party="Between lake.heron and you."
          terms={terms}
          dates={[
            {
              label: "In force since",
              value: <DateTime at={Date.UTC(2026, 1, 1)} timeZone={zone} />,
            },
          ]}
          actions={
            <Button variant="outline" tone="danger">
              Terminate
            </Button>
          }
        />
      </Stack>
    </AgentFrame>
  );
}
