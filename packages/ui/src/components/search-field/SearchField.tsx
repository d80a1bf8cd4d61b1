import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslations } from "../../words/translate.ts";
import { FieldButton } from "../../private/field/FieldButton.tsx";
import * as fieldStyles from "../../private/field/field.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** What is searched; the field's accessible name. */
  label: string;
  /** The current text. */
  value: string;
  /** Called with the text at each change, and with "" when it is cleared. */
  onChange(value: string): void;
  /** Called with the text on Enter or a phone's search key. */
  onSubmit?(value: string): void;
  /** Shows that results are loading; typing is still possible. @default false */
  busy?: boolean;
  /** Placeholder in the empty field. @default `label` */
  placeholder?: string;
}

/**
 * A search field made of native elements, so that the first screen stays light. Escape and the clear button empty it.
 *
 * @example <SearchField label="Search games" value={term} onChange={setTerm} busy={searching} />
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onChange,
    onSubmit,
    busy = false,
    placeholder = label,
  } = props;
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const tellTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  /* React leaves what was typed before it came in the box, but does not know of it. */
  useLayoutEffect(() => tellTyped(), []);
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <div className={`${fieldStyles.box} ${styles.box}`} aria-busy={busy}>
        <span className={fieldStyles.start}>
          <Icon name="search" />
        </span>
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={`${fieldStyles.input} ${styles.input}`}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            /* During IME composition, Escape belongs to the input method. */
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            if (value === "") return;
            /* The first Escape clears the search; the next may close the dialog around it. */
            event.preventDefault();
            event.stopPropagation();
            onChange("");
          }}
        />
        <span className={fieldStyles.end}>
          {busy && (
            <span className={styles.busy}>
              <SpinnerMark size="small" />
            </span>
          )}
          {value !== "" && (
            <FieldButton
              icon="close"
              label={t("ui.searchField.clear")}
              onPress={() => {
                onChange("");
                input.current?.focus();
              }}
            />
          )}
        </span>
      </div>
    </form>
  );
}
