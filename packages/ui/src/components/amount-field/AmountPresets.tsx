import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import { focusRing } from "../../styles/focus.css.ts";
import { sameAmount } from "./checkAmount.ts";
import { writeAmount } from "./writeAmount.ts";
import * as styles from "./AmountField.css.ts";

interface AmountPresetsProps {
  presets: readonly string[];
  value: string;
  symbol: string | undefined;
  disabled: boolean | undefined;
  onChoose(amount: string): void;
}

/** Quick amounts that one press fills in; the one that is in the field is marked. */
export function AmountPresets(props: AmountPresetsProps) {
  const { presets, value, symbol, disabled = false, onChoose } = props;
  const t = useTranslations();
  const { locale } = useIntl();
  return (
    <div
      role="group"
      aria-label={t("ui.amountField.presets")}
      className={styles.presets}
    >
      {presets.map((preset) => {
        const figure = writeAmount(preset, {
          locale,
          places: 0,
          grouped: true,
        });
        return (
          <button
            key={preset}
            type="button"
            className={`${styles.preset} ${focusRing}`}
            aria-label={
              symbol === undefined ? undefined : `${symbol} ${figure}`
            }
            aria-pressed={sameAmount(preset, value)}
            disabled={disabled}
            onClick={() => onChoose(preset)}
          >
            <bdi dir="ltr">{figure}</bdi>
          </button>
        );
      })}
    </div>
  );
}
