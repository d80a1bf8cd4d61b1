import type {
  KindBy,
  MailKind,
  MailValues,
} from "@foyer/brand/mails/mailKinds";
import { writeMail } from "@foyer/brand/mails/writeMail";
import { writeSms } from "@foyer/brand/mails/writeSms";
import type { Sheet } from "./sheet.ts";

/** How long a code or a link is valid. */
export interface Validity {
  readonly amount: number;
  readonly unit: "minute" | "hour";
}

/** What a letter says: its kind, and the values in it. */
interface Saying<Kind extends MailKind> {
  readonly kind: Kind;
  readonly values?: Omit<MailValues, "brand" | "time">;
  readonly valid?: Validity;
}

/** A letter by e-mail, or by text message. */
export type Wording =
  | ({ readonly channel: "mail" } & Saying<KindBy<"mail">>)
  | ({ readonly channel: "sms" } & Saying<KindBy<"sms">>);

/** A letter as the outbox stores it. */
export interface WrittenLetter {
  /** Empty for a text message. */
  readonly subject: string;
  /** The text message, or the plain part of the e-mail. */
  readonly body: string;
  /** Null for a text message. */
  readonly html: string | null;
}

/**
 * A length of time in a language, in the brand's numerals.
 *
 * @example timeIn({ tag: "fr", numerals: undefined }, { amount: 2, unit: "minute" }) // "2 minutes"
 */
const timeIn = (
  { tag, numerals }: Pick<Sheet, "tag" | "numerals">,
  { amount, unit }: Validity,
): string =>
  new Intl.NumberFormat(tag, {
    style: "unit",
    unit,
    unitDisplay: "long",
    ...(numerals === undefined ? {} : { numberingSystem: numerals }),
  }).format(amount);

/**
 * Writes a letter with a brand's texts.
 *
 * @example writeLetter(sheet, { channel: "sms", kind: "code", values: { code }, valid: { amount: 2, unit: "minute" } })
 */
export function writeLetter(sheet: Sheet, wording: Wording): WrittenLetter {
  const { valid } = wording;
  const values: MailValues = {
    ...wording.values,
    brand: sheet.name,
    ...(valid === undefined ? {} : { time: timeIn(sheet, valid) }),
  };
  if (wording.channel === "sms")
    return {
      subject: "",
      body: writeSms(sheet.text(`${wording.kind}.sms`), values),
      html: null,
    };
  const { kind } = wording;
  const template = {
    subject: sheet.text(`${kind}.subject`),
    mail: sheet.text(`${kind}.mail`),
  };
  const { text, ...mail } = writeMail(template, values, sheet.paper());
  return { ...mail, body: text };
}
