export type DateTimePrecision = "second" | "minute" | "day";

export interface DateTimeOptions {
  /** Zone by its IANA name. @default "UTC" */
  timeZone?: string | undefined;
  /** How much of it is written. @default "second" */
  precision?: DateTimePrecision | undefined;
  /** Writes the zone after the time, "UTC+8". @default false */
  showZone?: boolean | undefined;
}

/**
 * Writes a moment as the house writes moments in every language: `YYYY/MM/DD HH:mm:ss`. Undefined for what is no
 * moment of the years 1 to 9999. In a zone that nobody knows it is written in UTC and says so, since a time that
 * silently belongs to another zone is a wrong one.
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

/* Engines disagree about the name of no offset, and "GMT" is a zone with a summer of its own to many readers. */
function zoneOf(name = ""): string {
  return name.replace(/^GMT(\+0)?$|^GMT/, "UTC");
}

/** Whether it is a moment that can be written: a count of milliseconds within the years 1 to 9999. */
export function isMoment(at: unknown): at is number {
  return typeof at === "number" && at >= firstMoment && at <= lastMoment;
}

/* A day of room at both ends: no zone may carry it over. */
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
