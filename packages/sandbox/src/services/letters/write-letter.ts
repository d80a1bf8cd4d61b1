import type {
  KindBy,
  MailKind,
  MailValues,
} from "@foyer/brand/mails/mailKinds";
import { withPictures } from "@foyer/brand/mails/inlinePictures";
import { timeIn, type Validity } from "@foyer/brand/mails/validity";
import { writeMail } from "@foyer/brand/mails/writeMail";
import { writeSms } from "@foyer/brand/mails/writeSms";
import type { Sheet } from "./sheet.ts";

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
  /** With its pictures in their places; null for a text message. */
  readonly html: string | null;
}

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
  const mail = writeMail(template, values, sheet.paper());
  return {
    subject: mail.subject,
    body: mail.text,
    html: withPictures(mail.html, mail.pictures),
  };
}
