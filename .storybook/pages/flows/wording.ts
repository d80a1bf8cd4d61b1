/**
 * A name from the code as people would say it.
 *
 * @example inWords("awaitingCode") // "Awaiting code"
 */
export function inWords(name: string): string {
  const words = name
    .replace(/[._-]+/g, " ")
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const seconds = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} s`;

export interface EventContext {
  /** Actors invoked by the state, by id. */
  readonly invoked: ReadonlyMap<string, string>;
  /** Length of a named delay in ms, where it is fixed. */
  readonly delay: (name: string) => number | undefined;
}

/**
 * What makes a machine move, in words: an event of a person without its flow's name, an answer, the end of a wait.
 *
 * @example eventWords("login.submitted", context) // "Submitted"
 */
export function eventWords(
  type: string,
  { invoked, delay }: EventContext,
): string {
  if (type === "") return "Automatically";
  const [, kind, rest = ""] =
    /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after)\.(.+)$/.exec(
      type,
    ) ?? [];
  const actor = () =>
    inWords(invoked.get(rest) ?? rest.split(".").at(-1) ?? "");
  switch (kind) {
    case "done.actor":
    case "error.actor":
      return actor();
    case "done.state":
      return `${inWords(rest.split(".").at(-1) ?? "")} ended`;
    case "snapshot":
      return `${actor()} changed`;
    case "after": {
      const name = rest.split(".", 1)[0] ?? "";
      const length = /^\d+$/.test(name) ? parseInt(name, 10) : delay(name);
      const wait =
        length === undefined ? inWords(name).toLowerCase() : seconds(length);
      return `After ${wait}`;
    }
    default:
      return inWords(type.split(".").slice(1).join(" ") || type);
  }
}

/**
 * A condition in words. An inline one has no name; it is described by the value that it compares with.
 *
 * @example guardWords("fieldsAreFilled") // "fields are filled"
 */
export function guardWords(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  const name = typeof guard === "string" ? guard : nameOf(guard);
  if (name !== undefined && !/^(guard|anonymous)?$/.test(name))
    return inWords(name).toLowerCase();
  if (typeof guard !== "function") return "on a condition";
  const source = Function.prototype.toString.call(guard);
  const code = /["'`]([A-Z]{2,}(?:_[A-Z]+)*)["'`]/.exec(source)?.[1];
  if (code) return inWords(code).toLowerCase();
  const kind = /(?:kind|state)\s*===?\s*["'`](\w+)["'`]/.exec(source)?.[1];
  if (kind) return inWords(kind).toLowerCase();
  // A name that a build has shortened to a letter or two says nothing.
  const part =
    /\.(\w{3,})\s*!==?\s*(?:undefined|void 0)/.exec(source)?.[1] ??
    /\b(\w{3,})\.has\(/.exec(source)?.[1];
  if (part) return inWords(part).toLowerCase();
  if (/["'`]ok["'`]\s*in\b/.test(source))
    return /\.ok\b/.test(source) ? "yes" : "accepted";
  return "on a condition";
}

function nameOf(guard: unknown): string | undefined {
  if (typeof guard !== "object" || guard === null) return undefined;
  const type: unknown = Reflect.get(guard, "type");
  return typeof type === "string" ? type : undefined;
}
