import { Money } from "@foyer/ui/money";
import { Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import * as css from "./order.css.ts";

interface FiguresProps {
  readonly symbol: string;
  readonly items: readonly {
    readonly label: string;
    readonly amount: string | undefined;
  }[];
}

/** The available amounts, above a form that spends from them. */
export function Figures({ symbol, items }: FiguresProps) {
  return (
    <div className={css.facts}>
      {items.map(({ label, amount }) => (
        <Stack key={label} gap="x1">
          <Text as="span" size="small" tone="quiet">
            {label}
          </Text>
          <Money amount={amount} symbol={symbol} size="large" />
        </Stack>
      ))}
    </div>
  );
}
