import { useDeferredValue, useMemo, useState, type KeyboardEvent } from "react";
import type { ComboBoxOption } from "./types.ts";

interface ComboBoxSettings {
  options: readonly ComboBoxOption[];
  value: string | undefined;
  onChange(value: string | undefined): void;
  /** The options are already filtered by the typed text. */
  onSearch?(text: string): void;
  contains: Contains;
}

/** Number of options that the page keys move by. */
const page = 10;

/**
 * The state of a combo box: the typed text, whether the list is open, and the active option.
 *
 * @example const box = useComboBox({ options, value, onChange, contains });
 */
export function useComboBox(settings: ComboBoxSettings) {
  const { options, value, onChange, onSearch, contains } = settings;
  /* Undefined while nothing is being typed: the field then shows its selected option, and the list shows all. */
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  /*
   * There may be a thousand options: they are searched after the typed letter is on screen, and not at all for text
   * that is already outdated.
   */
  const wanted = useDeferredValue(typed ?? "");
  const found = useMemo(
    () => (onSearch ? options : matches(options, wanted, contains)),
    [onSearch, options, wanted, contains],
  );
  const chosen = options.find((option) => option.value === value);

  const close = () => {
    setOpen(false);
    setActive(-1);
    setTyped(undefined);
    if (typed !== undefined) onSearch?.("");
  };
  const show = (at = -1) => {
    setOpen(true);
    setActive(at);
  };
  const choose = (option: ComboBoxOption | undefined) => {
    if (!option || option.disabled) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const type = (text: string) => {
    setTyped(text);
    show();
    onSearch?.(text);
  };
  const clear = () => {
    close();
    onChange(undefined);
  };
  /** Selects the option that the typed text names; otherwise restores the previous state. */
  const settle = () => {
    const text = typed?.trim();
    const named = exactMatch(options, text ?? "", contains);
    if (text === "" && value !== undefined) return clear();
    if (named) return choose(named);
    close();
  };

  const step = (by: number, round: boolean) => {
    const last = found.length - 1;
    if (last < 0) return;
    const to = active < 0 && by < 0 ? last : active + by;
    const beyond = to > last ? 0 : to < 0 ? last : to;
    setActive(round ? beyond : Math.min(last, Math.max(0, to)));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    /* Keys that choose among input-method candidates are not handled here. */
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const act = keyAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  };
  const keyAction = ({
    key,
    altKey,
    shiftKey,
  }: KeyboardEvent): (() => void) | undefined => {
    if (key === "Tab" && open && active >= 0 && !shiftKey)
      /* Focus still moves to the next field. */
      choose(found[active]);
    if (key === "ArrowDown" && altKey) return () => show();
    if (key === "ArrowUp" && altKey) return open ? settle : undefined;
    if (altKey || shiftKey) return undefined;
    switch (key) {
      case "ArrowDown":
        return open
          ? () => step(1, true)
          : () => show(Math.max(0, chosen ? found.indexOf(chosen) : 0));
      case "ArrowUp":
        return open ? () => step(-1, true) : () => show(found.length - 1);
      case "PageDown":
        return open ? () => step(page, false) : undefined;
      case "PageUp":
        return open ? () => step(-page, false) : undefined;
      case "Enter":
        return open
          ? () => (active >= 0 ? choose(found[active]) : settle())
          : undefined;
      default:
        return undefined;
    }
  };

  return {
    text: typed ?? chosen?.label ?? "",
    typed,
    open,
    /* The list still shows the matches of the previous text. */
    stale: wanted !== (typed ?? ""),
    active: active < found.length ? active : -1,
    found,
    chosen,
    show,
    close,
    choose,
    clear,
    settle,
    type,
    setActive,
    onKeyDown,
  };
}

/** Whether a text contains another, by the rules of the reader's language. */
type Contains = (text: string, part: string) => boolean;

/** Longer than any name; anything typed or pasted beyond it is ignored in the search. */
const longest = 100;

/**
 * The options whose label or keywords contain every typed word, in their order.
 *
 * @example matches(banks, "cafe nord", contains)
 */
function matches(
  options: readonly ComboBoxOption[],
  typed: string,
  contains: Contains,
): readonly ComboBoxOption[] {
  const words = typed.slice(0, longest).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter(({ label, keywords = "" }) =>
    words.every((word) => contains(label, word) || contains(keywords, word)),
  );
}

/**
 * The one option that the typed text names in full; undefined if none or several match.
 *
 * @example exactMatch(banks, "reed savings", contains)?.value // "reed"
 */
function exactMatch(
  options: readonly ComboBoxOption[],
  typed: string,
  contains: Contains,
): ComboBoxOption | undefined {
  const text = typed.trim();
  if (text === "" || text.length > longest) return undefined;
  const found = options.filter(
    ({ label, disabled = false }) =>
      !disabled && label.length === text.length && contains(label, text),
  );
  return found.length === 1 ? found[0] : undefined;
}
