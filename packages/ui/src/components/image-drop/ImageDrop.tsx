import {
  useId,
  useRef,
  useState,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from "react";
import { useIntl } from "react-intl";
import { useTranslations } from "../../words/translate.ts";
import * as fieldStyles from "../../private/field/field.css.ts";
import { FieldErrorWords } from "../../private/field/FieldErrorWords.tsx";
import { RequiredMark } from "../../private/field/RequiredMark.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { shownName, sizeText } from "./fileText.ts";
import { ImageDropPlace } from "./ImageDropPlace.tsx";
import { ImageDropRow, type ImageDropItem } from "./ImageDropRow.tsx";
import { refusalTexts } from "./refusalTexts.ts";
import { useAnnouncement, useStateAnnouncements } from "./useAnnouncement.tsx";
import { useImagePicking } from "./useImagePicking.ts";
import * as styles from "./ImageDrop.css.ts";

export interface ImageDropProps {
  /** Label: what the pictures must show; also the accessible name. */
  label: ReactNode;
  /** The chosen pictures, in order. */
  value: readonly ImageDropItem[];
  /** Called with the new list when pictures are added or removed; stop the upload of a removed one yourself. */
  onChange(value: ImageDropItem[]): void;
  /** Called to send a failed picture again; without it there is no such button. */
  onRetry?(id: string): void;
  /** Error message, read with the field. */
  error?: ReactNode;
  /** Help text, shown before any error. */
  hint?: ReactNode;
  /** Marks the field with an asterisk and announces it as required. @default false */
  required?: boolean;
  /** Shows the pictures but prevents changes. @default false */
  disabled?: boolean;
  /** Name in the form; an error summary links to the field by it. */
  name: string;
  /** Maximum number of pictures. @default 3 */
  maxFiles?: number;
  /** Maximum size of a picture in bytes. @default 5 MB */
  maxBytes?: number;
  /**
   * Maximum width times height of a picture in px; decoding a larger one would use up a phone's memory.
   * @default 40 million
   */
  maxPixels?: number;
}

/**
 * Pictures to attach, PNG or JPG as determined by their content: chosen, dropped or pasted, each with a preview and a
 * status.
 *
 * @example <ImageDrop label="Proof of payment" name="proof" value={pictures} onChange={setPictures} onRetry={send} />
 */
export function ImageDrop(props: ImageDropProps) {
  const { label, value, onChange, onRetry, error, hint, name } = props;
  const { required = false, disabled = false, maxFiles = 3 } = props;
  const { maxBytes = 5 * 1024 * 1024, maxPixels = 40_000_000 } = props;
  const intl = useIntl();
  const t = useTranslations();
  const id = useId();
  const [region, say] = useAnnouncement();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { pick, checking } = useImagePicking({
    value,
    onChange,
    maxFiles,
    maxBytes,
    maxPixels,
    onPicked(added, refused) {
      const texts = refusalTexts(intl, refused, { maxBytes, maxPixels });
      setRefusals(texts);
      const count = added > 0 && t("ui.imageDrop.added", { count: added });
      say([...(count ? [count] : []), ...texts].join(". "));
    },
  });
  const chooser = useRef<HTMLButtonElement>(null);
  const [list, removeAt] = useFocusAfterRemoval(value, chooser);
  useStateAnnouncements(value, say);
  const wrong = error !== undefined && error !== null && error !== "";

  return (
    <div role="group" aria-labelledby={`${id}l`} className={fieldStyles.field}>
      <span id={`${id}l`} className={fieldStyles.label}>
        {label}
        {required && (
          <>
            <RequiredMark />{" "}
            <VisuallyHidden>{t("ui.imageDrop.required")}</VisuallyHidden>
          </>
        )}
      </span>
      <ImageDropPlace
        ref={chooser}
        name={name}
        describedBy={`${id}h ${id}e`}
        multiple={maxFiles > 1}
        disabled={disabled}
        full={
          value.length >= maxFiles
            ? t("ui.imageDrop.full", { count: value.length })
            : undefined
        }
        wrong={wrong}
        busy={checking}
        onFiles={(files) => void pick(files)}
        limits={t("ui.imageDrop.limits", {
          size: sizeText(intl, maxBytes),
          count: maxFiles,
        })}
      />
      {value.length > 0 && (
        <ul
          ref={list}
          className={styles.list}
          role="list"
          aria-label={t("ui.imageDrop.list")}
        >
          {value.map((item, at) => (
            <ImageDropRow
              key={item.id}
              item={item}
              disabled={disabled}
              onRetry={onRetry && (() => onRetry(item.id))}
              onRemove={() => {
                removeAt(at);
                setRefusals([]);
                onChange(value.filter((other) => other !== item));
                say(
                  t("ui.imageDrop.removed", {
                    name: shownName(item.file.name),
                  }),
                );
              }}
            />
          ))}
        </ul>
      )}
      {hint !== undefined && (
        <span id={`${id}h`} className={fieldStyles.hint}>
          {hint}
        </span>
      )}
      {refusals.length > 0 && (
        <ul className={styles.refusals} role="list">
          {refusals.map((text) => (
            <li key={text} className={fieldStyles.error}>
              <FieldErrorWords>{text}</FieldErrorWords>
            </li>
          ))}
        </ul>
      )}
      {wrong && (
        <span id={`${id}e`} className={fieldStyles.error}>
          <FieldErrorWords>{error}</FieldErrorWords>
        </span>
      )}
      {region}
    </div>
  );
}

/**
 * Keeps focus in place when an entry of a list is removed: on the button of the next entry, otherwise of the last one,
 * otherwise on what remains when the list is empty.
 */
function useFocusAfterRemoval(
  value: readonly unknown[],
  otherwise: RefObject<HTMLElement | null>,
): [list: RefObject<HTMLUListElement | null>, removing: (at: number) => void] {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  const before = useRef(value);
  useLayoutEffect(() => {
    const at = removed.current;
    if (value === before.current) return;
    before.current = value;
    removed.current = undefined;
    if (at === undefined) return;
    const buttons = [
      ...(list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? []),
    ];
    (buttons[at] ?? buttons.at(-1) ?? otherwise.current)?.focus();
  });
  return [
    list,
    (at) => {
      removed.current = at;
    },
  ];
}
