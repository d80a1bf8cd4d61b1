import type { CalendarDate } from "@internationalized/date";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import {
  faultOf,
  pairOfPeriod,
  type Period,
  type PeriodRules,
} from "./period.ts";
import { presetPeriod, type DatePreset } from "./presets.ts";
import { presetMessages } from "./rangeMessages.ts";
import * as styles from "./DateRangePicker.css.ts";

interface RangePresetsProps {
  presets: readonly DatePreset[];
  period: Period | undefined;
  rules: PeriodRules;
  today: CalendarDate;
  onPeriod(period: Period): void;
}

/** Shortcuts to periods that start or end today. One outside the limits is disabled. */
export function RangePresets(props: RangePresetsProps) {
  const { presets, period, rules, today, onPeriod } = props;
  const t = useTranslations();
  return (
    <div
      role="group"
      aria-label={t("ui.dateRangePicker.presets")}
      className={styles.presets}
    >
      {presets.map((preset) => {
        const wanted = presetPeriod(preset, today);
        const pressed = pairOfPeriod(wanted) === pairOfPeriod(period);
        return (
          <Button
            key={preset}
            size="small"
            tone={pressed ? "accent" : "neutral"}
            variant={pressed ? "soft" : "quiet"}
            aria-pressed={pressed}
            disabled={faultOf(wanted, rules) !== undefined}
            onClick={() => onPeriod(wanted)}
          >
            {t(presetMessages[preset])}
          </Button>
        );
      })}
    </div>
  );
}
