import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import { DateRangePicker } from "@foyer/ui/date-range-picker";
import { Stack } from "@foyer/ui/stack";
import { periodKeys, type RecordPeriod } from "./usePeriod.ts";
import * as css from "./records.css.ts";

const messages = {
  today: "records.today",
  yesterday: "records.yesterday",
  last7: "records.last7",
  last30: "records.last30",
} as const;

/** A year, both ends counted: more is not asked for at once. */
const mostDays = 366;

interface RecordPeriodChoiceProps {
  readonly period: RecordPeriod;
  /** A filter beside the days. */
  readonly filter?: ReactNode;
}

/** The days that records are shown of: by a shortcut, or any period of one's own (CFG-19, MEM-20). */
export function RecordPeriodChoice(props: RecordPeriodChoiceProps) {
  const { period, filter } = props;
  const t = useTranslations();
  const { range, key, today, zone, choose, setRange } = period;
  return (
    <Stack gap="x4">
      <ClassifyMenu
        label={t("records.shortcuts")}
        items={periodKeys.map((item) => ({
          key: item,
          label: t(messages[item]),
        }))}
        selected={key ?? ""}
        onSelect={(chosen) => {
          const found = periodKeys.find((item) => item === chosen);
          if (found) choose(found);
        }}
      />
      <div className={css.filters}>
        <DateRangePicker
          label={t("records.own")}
          name="period"
          value={range}
          onChange={setRange}
          today={today}
          presets={["previous7", "previous30"]}
          max={today}
          maxDays={mostDays}
          hint={t("records.zone", { zone })}
        />
        {filter}
      </div>
    </Stack>
  );
}
