import { useTranslations } from "../../words/translate.ts";
import * as fieldButton from "../../private/field/FieldButton.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";

interface ComboOpenerProps {
  open: boolean;
  loading: boolean;
  disabled: boolean;
  onPress(): void;
}

/** The arrow at the end of the field; the keyboard has its own arrows, so Tab passes it. */
export function ComboOpener(props: ComboOpenerProps) {
  const { open, loading, disabled, onPress } = props;
  const t = useTranslations();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={fieldButton.button}
      aria-label={t("ui.comboBox.show")}
      aria-expanded={open}
      disabled={disabled}
      /* Focus stays in the field, where the keys are. */
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {loading ? (
        <SpinnerMark size="small" />
      ) : (
        <Icon name={open ? "chevron-up" : "chevron-down"} />
      )}
    </button>
  );
}
