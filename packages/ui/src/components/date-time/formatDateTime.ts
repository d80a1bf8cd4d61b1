export type DateTimePrecision = "second" | "minute" | "day";

export interface DateTimeOptions {
  /** Time zone as an IANA name. @default "UTC" */
  timeZone?: string | undefined;
  /** The smallest unit shown. @default "second" */
  precision?: DateTimePrecision | undefined;
  /** Whether to add the time zone, "UTC+8". @default false */
  showZone?: boolean | undefined;
}

/**
 * Formats a date and time as `YYYY/MM/DD HH:mm:ss` in every language. Returns undefined for anything that is not a time
 * in the years 1 to 9999. In an unknown zone the result is in UTC and says so, because a time silently shown in another
 * zone would be wrong.
 *
 * @example formatDateTime(1772596800000, { timeZone: "Asia/Kuala_Lumpur" }) // "2026/03/04 12:00:00"
 */
export function formatDateTime(
  at: number,
  options: DateTimeOptions = {},
): string | undefined {
  if (!isMoment(at)) return undefined;
  const { timeZone = "UTC", precision = "second", showZone = false } = options;
  const { format, known } = formatFor(timeZone);
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(at)) part[type] = value;
  const date = `${(part.year ?? "").padStart(4, "0")}/${part.month}/${part.day}`;
  const minutes = `${part.hour}:${part.minute}`;
  const words = {
    day: date,
    minute: `${date} ${minutes}`,
    second: `${date} ${minutes}:${part.second}`,
  }[precision];
  return showZone || !known ? `${words} ${zoneOf(part.timeZoneName)}` : words;
}

/* Engines disagree on the name of a zero offset, and many readers take "GMT" for a zone with daylight saving time. */
function zoneOf(name = ""): string {
  return name.replace(/^GMT(\+0)?$|^GMT/, "UTC");
}

/** Whether it is a valid time: a number of milliseconds within the years 1 to 9999. */
export function isMoment(at: unknown): at is number {
  return typeof at === "number" && at >= firstMoment && at <= lastMoment;
}

/* One day of margin at both ends, so that no time zone shifts a time out of the range. */
const firstMoment = Date.parse("0001-01-02T00:00:00Z");
const lastMoment = Date.parse("9999-12-30T00:00:00Z");

interface Format {
  readonly format: Intl.DateTimeFormat;
  readonly known: boolean;
}

const formats = new Map<string, Format>();

function formatFor(timeZone: string): Format {
  const made = formats.get(timeZone);
  if (made) return made;
  const format = attempt(timeZone);
  formats.set(timeZone, format);
  return format;
}

function attempt(timeZone: string): Format {
  try {
    return { format: make(timeZone), known: true };
  } catch {
    return { format: make("UTC"), known: false };
  }
}

function make(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    timeZoneName: "shortOffset",
  });
}
