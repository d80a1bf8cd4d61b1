import { Popover } from "radix-ui";
import { useId, useRef } from "react";
import { useFilter } from "react-aria/useFilter";
import { useTranslations } from "../../words/translate.ts";
import { FieldAround, hasWords } from "../../private/field/FieldAround.tsx";
import { FieldButton } from "../../private/field/FieldButton.tsx";
import * as fieldStyles from "../../private/field/field.css.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { ComboBoxProps } from "./types.ts";
import { ComboList } from "./ComboList.tsx";
import { useComboBox } from "./useComboBox.ts";
import * as fieldButton from "../../private/field/FieldButton.css.ts";
import { Icon } from "../icon/Icon.tsx";
import { SpinnerMark } from "../spinner/Spinner.tsx";
import * as styles from "./ComboBox.css.ts";

/**
 * The field and its list, after the editable combo box of the ARIA Authoring Practices.
 *
 * React Aria's own is not used: it announces the number of options, and on Apple devices each option, in its own
 * translations, which lack several of our languages and cannot be replaced. Its language-aware search is used.
 */
export function ComboField(props: ComboBoxProps) {
  const { options, value, onChange, onSearch, loading = false } = props;
  const { required = false, disabled = false, name, error } = props;
  const t = useTranslations();
  const { contains } = useFilter({ sensitivity: "base" });
  const box = useComboBox({ options, value, onChange, onSearch, contains });
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const listId = `${id}list`;
  const wrong = hasWords(error);
  const empty =
    options.length === 0 && !box.typed
      ? t("ui.comboBox.none")
      : t("ui.comboBox.empty", {
          text: (box.typed ?? "").slice(0, 60),
        });

  const told = () => {
    if (!box.open || box.stale) return "";
    if (loading) return t("ui.comboBox.loading");
    return box.found.length === 0
      ? empty
      : t("ui.comboBox.count", { count: box.found.length });
  };
  const inField = (event: Event) => {
    /* The field belongs to its list: pressing or focusing it does not count as outside. */
    if (event.target instanceof Node && frame.current?.contains(event.target))
      event.preventDefault();
  };

  return (
    <FieldAround {...props} error={error} required={required} input={id}>
      {(ids) => (
        <Popover.Root
          open={box.open}
          onOpenChange={(open) => !open && box.settle()}
        >
          <Popover.Anchor asChild>
            <div
              ref={frame}
              className={`${fieldStyles.box} ${styles.box}`}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget))
                  props.onBlur?.();
              }}
            >
              {box.typed === undefined && box.chosen?.icon !== undefined && (
                <span className={fieldStyles.start}>{box.chosen.icon}</span>
              )}
              <input
                ref={input}
                id={id}
                role="combobox"
                className={fieldStyles.input}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                autoFocus={props.autoFocus}
                placeholder={props.placeholder ?? t("ui.comboBox.placeholder")}
                value={box.text}
                disabled={disabled}
                data-field={name}
                aria-autocomplete="list"
                aria-expanded={box.open}
                aria-controls={box.open ? listId : undefined}
                aria-activedescendant={
                  box.active >= 0 ? `${listId}-${box.active}` : undefined
                }
                aria-required={required || undefined}
                aria-invalid={wrong || undefined}
                aria-describedby={ids.describedBy}
                onChange={(event) => box.type(event.target.value)}
                onClick={() => !box.open && box.show()}
                onKeyDown={box.onKeyDown}
                onBlur={box.settle}
              />
              <input type="hidden" name={name} value={value ?? ""} />
              <span className={fieldStyles.end}>
                {value !== undefined && !required && !disabled && (
                  <FieldButton
                    icon="close"
                    label={t("ui.comboBox.clear")}
                    onPress={() => {
                      box.clear();
                      input.current?.focus();
                    }}
                  />
                )}
                <ComboOpener
                  open={box.open}
                  loading={loading}
                  disabled={disabled}
                  onPress={() => {
                    input.current?.focus();
                    if (box.open) box.close();
                    else box.show();
                  }}
                />
              </span>
              <VisuallyHidden role="status">{told()}</VisuallyHidden>
            </div>
          </Popover.Anchor>
          <ComboList
            id={listId}
            labelledBy={ids.label}
            box={box}
            loading={loading}
            empty={empty}
            onOutside={inField}
          />
        </Popover.Root>
      )}
    </FieldAround>
  );
}

interface ComboOpenerProps {
  open: boolean;
  loading: boolean;
  disabled: boolean;
  onPress(): void;
}

/** The arrow at the end of the field; Tab skips it, because the arrow keys do the same. */
function ComboOpener(props: ComboOpenerProps) {
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
      /* Focus stays in the field, which handles the keys. */
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
