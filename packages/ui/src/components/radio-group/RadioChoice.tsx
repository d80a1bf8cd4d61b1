import {
  RadioButton,
  RadioField,
  Text,
} from "react-aria-components/RadioGroup";
import { hasWords } from "../../private/field/FieldAround.tsx";
import type { RadioOption } from "./types.ts";
import * as styles from "./RadioGroup.css.ts";

interface RadioChoiceProps {
  option: RadioOption;
  variant: "list" | "cards";
}

/** One choice: its label is its name, the rest is read after it, and all of it can be pressed. */
export function RadioChoice({ option, variant }: RadioChoiceProps) {
  const { value, label, description, picture, end, disabledReason } = option;
  const disabled = option.disabled === true || disabledReason !== undefined;
  const more = disabledReason ?? description;
  return (
    <RadioField
      value={value}
      isDisabled={disabled}
      className={styles.choice({ variant })}
    >
      {hasWords(picture) && <span className={styles.picture}>{picture}</span>}
      <span className={styles.main}>
        <span className={styles.words}>
          <RadioButton className={styles.press}>
            <span className={styles.dot} />
            <span className={styles.label}>{label}</span>
          </RadioButton>
          {hasWords(more) && (
            <Text slot="description" className={styles.description}>
              {more}
            </Text>
          )}
        </span>
        {hasWords(end) && <span className={styles.end}>{end}</span>}
      </span>
    </RadioField>
  );
}
