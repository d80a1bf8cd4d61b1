import { Icon } from "../icon/Icon.tsx";
import type { ComboBoxOption } from "./types.ts";
import * as styles from "./ComboBox.css.ts";

interface ComboOptionProps {
  id: string;
  option: ComboBoxOption;
  /** Its place among all that were found, also those not yet drawn. */
  place: number;
  of: number;
  /** The keys stand on it. */
  active: boolean;
  selected: boolean;
  onPoint(): void;
  onChoose(): void;
}

/** One choice of the list. */
export function ComboOption(props: ComboOptionProps) {
  const { id, option, place, of, active, selected, onPoint, onChoose } = props;
  const { label, detail, icon, disabled = false } = option;
  return (
    // Focus stays in the field, so the keys are answered there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      className={styles.option}
      aria-selected={selected}
      aria-disabled={disabled || undefined}
      aria-setsize={of}
      aria-posinset={place}
      data-active={active || undefined}
      onMouseMove={active ? undefined : onPoint}
      onClick={onChoose}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>
        {label}
        {detail !== undefined && (
          <>
            {" "}
            <span className={styles.detail}>{detail}</span>
          </>
        )}
      </span>
      <span className={styles.tick}>{selected && <Icon name="check" />}</span>
    </li>
  );
}
