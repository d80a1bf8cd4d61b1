import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { DateTime } from "@foyer/ui/date-time";
import { LotteryNumbers } from "@foyer/ui/lottery-numbers";
import { localZone } from "../../kit/localZone.ts";
import * as styles from "./lottery.css.ts";

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
  const t = useTranslations();
  return (
    <div className={styles.draw}>
      {children}
      <LotteryNumbers
        label={t("lottery.draw.numbers", { name, issue })}
        numbers={numbers}
        size={size}
      />
      <span className={styles.facts}>
        <span>{t("lottery.draw.issue", { issue })}</span>
        <DateTime at={time} timeZone={localZone()} precision="minute" />
      </span>
    </div>
  );
}
