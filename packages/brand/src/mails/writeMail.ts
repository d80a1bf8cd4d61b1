import { fillText, oneLine } from "./fillText.ts";
import type { InlinePicture } from "./inlinePictures.ts";
import { logoName, mailHtml, type MailPage } from "./mailHtml.ts";
import type { MailValues } from "./mailKinds.ts";
import type { MailLogo } from "./mailLogo.ts";
import { readMarkup } from "./mailMarkup.ts";
import { mailPlain } from "./mailPlain.ts";

/** A message as it is sent. */
export interface WrittenMail {
  readonly subject: string;
  /** The plain part. */
  readonly text: string;
  readonly html: string;
  /** What is sent with it. */
  readonly pictures: readonly InlinePicture[];
}

/** The two texts of an e-mail, with placeholders. */
export interface MailTemplate {
  readonly subject: string;
  readonly mail: string;
}

/** How and in which language it is written. */
export type MailPaper = Pick<
  MailPage,
  "name" | "footer" | "look" | "tag" | "direction"
> & { readonly logo?: MailLogo | undefined };

/**
 * Writes an e-mail: the HTML and the plain part are made from the same text. Values are put in after the formatting
 * was read, and escaped, so that a value is never formatting, markup or a second header.
 *
 * @example writeMail({ subject: "Hello", mail: "Your code: {code}" }, { code: "482913" }, paper).text
 */
export function writeMail(
  template: MailTemplate,
  values: MailValues,
  paper: MailPaper,
): WrittenMail {
  const all = { brand: paper.name, ...values };
  const subject = oneLine(fillText(template.subject, all));
  const { blocks } = readMarkup(template.mail);
  return {
    subject,
    text: mailPlain({ blocks, values: all, footer: paper.footer }),
    html: mailHtml({ ...paper, subject, blocks, values: all }),
    pictures: paper.logo
      ? [{ cid: logoName, type: "image/png", content: paper.logo.png }]
      : [],
  };
}
