import { getRoles, isInaccessible } from "@testing-library/dom";
import { expect } from "vitest";

/**
 * `transcript(element?: HTMLElement): string[]`: what a screen reader encounters in `element` (the page by default),
 * in reading order, one line each. Content that is hidden from it is omitted.
 *
 * A line consists of the role, the name in quotes, `= "value"`, then states in a fixed order (required, invalid,
 * disabled, read-only, checked, pressed, expanded, selected, current, busy, level, modal, has a popup, focused), then
 * `described "…"` and `error "…"`. Plain text is a separate line in quotes. A password's value is only counted. A
 * description that repeats the name is not announced twice. Empty live regions are omitted, since they announce
 * nothing.
 *
 * @example
 * expect(transcript(container)).toEqual([
 *   '"User name"',
 *   'textbox "User name" = "la", required, invalid, focused, described "6 to 12 letters Too short"',
 *   'button "Send", disabled',
 * ]);
 */
export function transcript(element: HTMLElement = document.body): string[] {
  const roles = new Map<Element, string>();
  for (const [role, elements] of Object.entries(getRoles(element)))
    for (const found of elements) roles.set(found, role);
  const speaker: Speaker = { roles, lines: [], text: "" };
  read(element, speaker);
  flush(speaker);
  return speaker.lines;
}

interface Speaker {
  readonly roles: ReadonlyMap<Element, string>;
  readonly lines: string[];
  /** Text collected since the last line. */
  text: string;
}

/** Structural roles that are not announced on their own in a field or a dialog. */
const silent = new Set(
  "generic none presentation paragraph listitem strong emphasis insertion deletion subscript superscript time code rowgroup document".split(
    " ",
  ),
);
/** Roles that are included only if they have a name. */
const onlyNamed = new Set(["form", "group", "region", "list", "row"]);
/** Roles that are named by their content, so that it is not read twice. */
const namedByContent = new Set(
  "button checkbox cell columnheader gridcell heading link menuitem menuitemcheckbox menuitemradio option radio rowheader switch tab tooltip treeitem".split(
    " ",
  ),
);
/** Roles whose children are not exposed to screen readers. */
const leaves = new Set(
  "button checkbox combobox img menuitemcheckbox menuitemradio meter option progressbar radio separator slider spinbutton switch tab textbox searchbox".split(
    " ",
  ),
);
const live = new Set(["alert", "log", "status", "timer"]);
const inline = new Set(["SPAN", "B", "I", "EM", "STRONG", "BDI", "SMALL"]);
/** Inputs without a role in the mapping, and the names used for them instead. */
const unmapped = new Set(["password", "date", "time", "file", "color"]);

function read(element: Element, speaker: Speaker, mute = false): void {
  if (isInaccessible(element)) return;
  const role = speaker.roles.get(element) ?? inputKind(element);
  const worth = role !== undefined && !silent.has(role);
  const apart = worth || !flowsOn(element);
  if (apart) flush(speaker);
  if (worth && !isSkipped(role, element))
    speaker.lines.push(line(element, role));
  if (!worth || !leaves.has(role)) {
    const quiet = mute || (worth && namedByContent.has(role));
    for (const child of element.childNodes) {
      if (child instanceof Element) read(child, speaker, quiet);
      else if (child.nodeType === Node.TEXT_NODE && !quiet)
        speaker.text += child.textContent;
    }
  }
  if (apart) flush(speaker);
}

/* An element that others reference by id is a separate piece, for example a field's hint or error. */
const flowsOn = (element: Element): boolean =>
  inline.has(element.tagName) && !element.id && !element.hasAttribute("slot");

function isSkipped(role: string, element: Element): boolean {
  if (live.has(role)) return element.textContent.trim() === "";
  return (
    onlyNamed.has(role) &&
    !element.hasAttribute("aria-label") &&
    !element.hasAttribute("aria-labelledby")
  );
}

function flush(speaker: Speaker): void {
  const text = plain(speaker.text);
  speaker.text = "";
  if (text !== "") speaker.lines.push(JSON.stringify(text));
}

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const inputKind = (element: Element): string | undefined =>
  element instanceof HTMLInputElement && unmapped.has(element.type)
    ? element.type
    : undefined;

function line(element: Element, role: string): string {
  const named =
    role === "row" || live.has(role) ? label(element) : name(element);
  const value = valueOf(element, role);
  const description = heard((probe) =>
    expect(element).toHaveAccessibleDescription(probe),
  );
  const error = heard((probe) =>
    expect(element).toHaveAccessibleErrorMessage(probe),
  );
  const start = [role, named && JSON.stringify(named), value]
    .filter(Boolean)
    .join(" ");
  return [
    start,
    ...states(element, role),
    description !== "" &&
      description !== named &&
      `described ${JSON.stringify(description)}`,
    error && `error ${JSON.stringify(error)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const label = (element: Element): string =>
  plain(element.getAttribute("aria-label") ?? "");

const name = (element: Element): string =>
  heard((probe) => expect(element).toHaveAccessibleName(probe));

/** jest-dom computes names as browsers do, but exposes them only to the matcher that it compares them with. */
function heard(compare: (probe: RegExp) => void): string {
  let text = "";
  const probe = /heard/;
  probe.test = (actual) => {
    text = actual;
    return true;
  };
  try {
    compare(probe);
  } catch {
    /* The matcher rejects the error message of a field that is not invalid; nothing is announced then. */
  }
  return plain(text);
}

function valueOf(element: Element, role: string): string | undefined {
  const said = element.getAttribute("aria-valuetext");
  if (said !== null) return `= ${JSON.stringify(said)}`;
  const now = element.getAttribute("aria-valuenow");
  if (now !== null) return `= ${now}`;
  if (element instanceof HTMLSelectElement)
    return `= ${JSON.stringify([...element.selectedOptions].map((option) => option.text).join(", "))}`;
  if (element instanceof HTMLTextAreaElement)
    return `= ${JSON.stringify(element.value)}`;
  if (!(element instanceof HTMLInputElement) || role === "file")
    return undefined;
  if (["checkbox", "radio", "switch", "button"].includes(role))
    return undefined;
  return element.type === "password"
    ? `= ${[...element.value].length} hidden`
    : `= ${JSON.stringify(element.value)}`;
}

function states(element: Element, role: string): (string | false)[] {
  const aria = (name: string) => element.getAttribute(`aria-${name}`);
  const is = (name: string) => aria(name) === "true";
  const either = (name: string, yes: string, no: string) =>
    aria(name) !== null && (is(name) ? yes : no);
  const input = element instanceof HTMLInputElement ? element : undefined;
  const checkable = ["checkbox", "radio", "switch"].includes(role);
  const level = aria("level") ?? /^H([1-6])$/.exec(element.tagName)?.[1];
  return [
    (is("required") || element.hasAttribute("required")) && "required",
    aria("invalid") !== null && aria("invalid") !== "false" && "invalid",
    (is("disabled") || element.matches(":disabled")) && "disabled",
    (is("readonly") || element.hasAttribute("readonly")) && "read-only",
    checkable && checkedState(aria("checked"), input),
    aria("pressed") !== null && (is("pressed") ? "pressed" : "not pressed"),
    either("expanded", "expanded", "collapsed"),
    is("selected") && "selected",
    aria("current") !== null &&
      aria("current") !== "false" &&
      `current ${aria("current")}`,
    is("busy") && "busy",
    role === "heading" && level !== undefined && `level ${level}`,
    is("modal") && "modal",
    aria("haspopup") !== null && `opens ${aria("haspopup")}`,
    element === document.activeElement && "focused",
  ];
}

function checkedState(
  aria: string | null,
  input: HTMLInputElement | undefined,
): string {
  if (aria === "mixed" || input?.indeterminate) return "partly checked";
  return (aria === null ? input?.checked : aria === "true")
    ? "checked"
    : "not checked";
}
