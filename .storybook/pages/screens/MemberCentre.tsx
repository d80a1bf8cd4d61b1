import { AmountField } from "@foyer/ui/amount-field";
import { Button } from "@foyer/ui/button";
import { CostSummary } from "@foyer/ui/description-list";
import { Money } from "@foyer/ui/money";
import { Select } from "@foyer/ui/select";
import { Stack } from "@foyer/ui/stack";
import { StatusTimeline } from "@foyer/ui/status-timeline";
import { Heading } from "@foyer/ui/text";
import { useState } from "react";
import { Centre } from "./Centre.tsx";
import * as css from "./screens.css.ts";

const accounts = [
  { value: "4471", label: "Still Water Bank ···· 4471" },
  { value: "0093", label: "Harbour Savings ···· 0093" },
];

/** Taking money out: the amount first, what arrives as a sum, and how far the last one has come. */
export function MemberCentre() {
  const [amount, setAmount] = useState("250");
  const [account, setAccount] = useState("4471");
  return (
    <Centre
      page="withdraw"
      wide
      description="Paid out to a bank account in your own name."
    >
      <div className={css.beside}>
        <Stack gap="x6">
          <AmountField
            label="Amount"
            name="amount"
            size="large"
            symbol="RM"
            value={amount}
            onChange={setAmount}
            min="50"
            max="1204.5"
            presets={["100", "250", "500", "1000"]}
            onAll={() => setAmount("1204.5")}
          />
          <Select
            label="Bank account"
            name="account"
            options={accounts}
            value={account}
            onChange={setAccount}
          />
          <CostSummary
            currencySymbol="RM"
            lines={[
              { key: "amount", label: "You withdraw", amount },
              {
                key: "fee",
                label: "Fee",
                amount: "0",
                hint: "The first two of a day are free",
              },
            ]}
            total={{ key: "total", label: "Arrives", amount }}
            arrives="Within two hours, as your bank is open now"
          />
          <Button tone="accent" size="large" wide>
            Withdraw <Money amount={amount} symbol="RM" />
          </Button>
        </Stack>
        <Last />
      </div>
    </Centre>
  );
}

const begin = Date.UTC(2026, 4, 3, 6, 12, 9);
const minutes = (count: number) => begin + count * 60_000;

/** How far the last withdrawal has come. */
function Last() {
  return (
    <section className={css.card} aria-labelledby="last">
      <Heading level={3} size="card" id="last">
        Your last withdrawal
      </Heading>
      <StatusTimeline
        label="Withdrawal W-20418"
        timeZone="Asia/Kuala_Lumpur"
        stages={[
          {
            key: "asked",
            title: "Requested",
            state: "done",
            time: begin,
            explanation: "RM 400.00 to Still Water Bank ···· 4471.",
          },
          {
            key: "checked",
            title: "Checked",
            state: "done",
            time: minutes(18),
          },
          {
            key: "paid",
            title: "Being paid out",
            state: "current",
            time: minutes(19),
            expected: minutes(140),
          },
          {
            key: "received",
            title: "Your confirmation",
            state: "waiting",
            explanation: "Say here that it has come: then the next can start.",
          },
        ]}
      />
    </section>
  );
}
