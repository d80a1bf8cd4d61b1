import type { ReactNode } from "react";
import { defineMessages, useIntl } from "react-intl";
import { DateTime } from "@foyer/ui/date-time";
import { LotteryNumbers } from "@foyer/ui/lottery-numbers";
import { localZone } from "../localZone.ts";
import * as styles from "./lottery.css.ts";

const messages = defineMessages<{
  issue: { issue: string };
  numbers: { name: string; issue: string };
}>({
  issue: {
    id: "lottery.draw.issue",
    defaultMessage: "Draw {issue}",
    description: "Which draw of a lottery; {issue} is its number",
  },
  numbers: {
    id: "lottery.draw.numbers",
    defaultMessage: "{name}, draw {issue}: numbers",
    description: "Name of the list of numbers of a draw, for screen readers",
  },
});

interface DrawCardProps {
  /** Name of the lottery. */
  readonly name: string;
  readonly issue: string;
  readonly numbers: readonly string[];
  readonly time: number;
  /** What stands over the numbers: the lottery's name as a link, where several are shown. */
  readonly children?: ReactNode;
  readonly size?: "medium" | "large";
}

/** One draw of a lottery. */
export function DrawCard(props: DrawCardProps) {
  const { name, issue, numbers, time, children, size = "medium" } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.draw}>
      {children}
      <LotteryNumbers
        label={formatMessage(messages.numbers, { name, issue })}
        numbers={numbers}
        size={size}
      />
      <span className={styles.facts}>
        <span>{formatMessage(messages.issue, { issue })}</span>
        <DateTime at={time} timeZone={localZone()} precision="minute" />
      </span>
    </div>
  );
}
