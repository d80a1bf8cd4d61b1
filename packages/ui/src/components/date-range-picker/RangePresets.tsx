import type { CalendarDate } from "@internationalized/date";
import { useIntl } from "react-intl";
import { Button } from "../button/Button.tsx";
import {
  faultOf,
  pairOfPeriod,
  type Period,
  type PeriodRules,
} from "./period.ts";
import { presetPeriod, type DatePreset } from "./presets.ts";
import { presetMessages, rangeMessages } from "./rangeMessages.ts";
import * as styles from "./DateRangePicker.css.ts";

interface RangePresetsProps {
  presets: readonly DatePreset[];
  period: Period | undefined;
  rules: PeriodRules;
  today: CalendarDate;
  onPeriod(period: Period): void;
}

/** Shortcuts to the periods beside today. One that the rules forbid cannot be pressed. */
export function RangePresets(props: RangePresetsProps) {
  const { presets, period, rules, today, onPeriod } = props;
  const intl = useIntl();
  return (
    <div
      role="group"
      aria-label={intl.formatMessage(rangeMessages.presets)}
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
            {intl.formatMessage(presetMessages[preset])}
          </Button>
        );
      })}
    </div>
  );
}
