import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { DateTime } from "@foyer/ui/date-time";
import { LotteryNumbers } from "@foyer/ui/lottery-numbers";
import { Skeleton } from "@foyer/ui/skeleton";
import { localZone } from "../../kit/localZone.ts";
import {
  WatchedSection,
  type WatchedSectionProps,
} from "../games/WatchedSection.tsx";
import * as styles from "./lottery.css.ts";

interface DrawsProps<T> extends Pick<
  WatchedSectionProps<T>,
  "title" | "empty" | "places" | "choice" | "children"
> {
  /** The draws as last fetched. */
  readonly query: {
    readonly data: { readonly list: readonly T[] } | undefined;
    readonly error: Error | null;
  };
}

/** A section of draws. */
export function Draws<T>({ query, ...section }: DrawsProps<T>) {
  const t = useTranslations();
  return (
    <WatchedSection
      {...section}
      emptyHint={t("lottery.recent.emptyHint")}
      note={query.error !== null && t("lottery.recent.stale")}
      entries={query.data?.list}
      place={<Skeleton shape="block" />}
    />
  );
}

interface DrawCardProps {
  /** Name of the lottery. */
  readonly name: string;
  readonly issue: string;
  readonly numbers: readonly string[];
  readonly time: number;
  /** Shown above the numbers: the lottery's name as a link, where several are listed. */
  readonly children?: ReactNode;
}

/** One draw of a lottery. */
export function DrawCard(props: DrawCardProps) {
  const { name, issue, numbers, time, children } = props;
  const t = useTranslations();
  return (
    <div className={styles.draw}>
      {children}
      <LotteryNumbers
        label={t("lottery.draw.numbers", { name, issue })}
        numbers={numbers}
      />
      <span className={styles.facts}>
        <span>{t("lottery.draw.issue", { issue })}</span>
        <DateTime at={time} timeZone={localZone()} precision="minute" />
      </span>
    </div>
  );
}
