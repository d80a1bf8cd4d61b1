import { messageFault } from "../checks/checkTexts.ts";
import { nearest } from "../files/problem.ts";
import { placeholdersOf } from "./fillText.ts";
import {
  mailTexts,
  placeholders,
  type MailTextRule,
  type MailValues,
} from "./mailKinds.ts";
import { readMarkup } from "./mailMarkup.ts";
import { smsParts } from "./smsParts.ts";
import { writeSms } from "./writeSms.ts";

/** A sentence about a text. */
export interface MailTextFault {
  readonly rule: string;
  /** True: the text can be used as it is. */
  readonly note?: boolean;
}

/**
 * What is wrong with a text of an e-mail or a text message; empty if nothing. `examples` are values for measuring the
 * length of a text message, in place of the ones that everybody has.
 *
 * @example mailTextFaults("resetLink.mail", "Hello.") // [{ rule: "has no {link}; …" }, …]
 */
export function mailTextFaults(
  id: string,
  text: string,
  examples: MailValues = {},
): readonly MailTextFault[] {
  const rule = mailTexts.get(id);
  if (rule === undefined)
    return [
      { rule: `no text has this id${nearest(id, [...mailTexts.keys()])}.` },
    ];
  if (text.trim() === "")
    return [{ rule: "is empty; write a text, or remove the line." }];
  const fault = messageFault(text);
  if (fault !== undefined) return [{ rule: fault }];
  return [
    ...placeholderFaults(text, rule),
    ...addressFaults(text),
    ...formFaults(text, rule),
    ...lengthFaults(text, rule, examples),
  ];
}

const inBraces = (names: readonly string[]) =>
  names.map((name) => `{${name}}`).join(", ");

function placeholderFaults(
  text: string,
  { part, needs, allows }: MailTextRule,
): readonly MailTextFault[] {
  const used = placeholdersOf(text);
  const unknown = [...new Set(used)].filter(
    (name) => !allows.some((allowed) => allowed === name),
  );
  const braces = text.replace(/\{\w+\}/g, "");
  return [
    ...unknown.map((name) => ({
      rule:
        part === "subject" && Object.hasOwn(placeholders, name)
          ? `has {${name}}, which a subject must not have: it is shown on locked screens and in lists. It may have ${inBraces(allows)}.`
          : `has {${name}}, which nothing is put in place of${nearest(name, allows)}; this text may have ${inBraces(allows)}.`,
    })),
    ...needs
      .filter((name) => !used.includes(name))
      .map((name) => ({
        rule: `has no {${name}}; without it the message is of no use.`,
      })),
    ...(/[{}]/.test(braces)
      ? [
          {
            rule: `has a brace that is not part of a placeholder; write placeholders as {${allows[0] ?? "brand"}}.`,
          },
        ]
      : []),
  ];
}

/** Mail programs and phones make a link of an address that is written out, wherever it leads. */
const addressFaults = (text: string): readonly MailTextFault[] =>
  /\bhttps?:\/\/|\bwww\./i.test(text)
    ? [
        {
          rule: "contains an address, which programs turn into a link; remove it: the only address of a message is {link}.",
        },
      ]
    : [];

/** A subject and a text message have no formatting at all. */
function formFaults(
  text: string,
  { part }: MailTextRule,
): readonly MailTextFault[] {
  if (part === "mail") return readMarkup(text).faults.map((rule) => ({ rule }));
  const where = part === "subject" ? "a subject" : "a text message";
  return [
    ...(/<[a-z!/?]/i.test(text)
      ? [
          {
            rule: "contains HTML, which would be shown as it is; write plain text.",
          },
        ]
      : []),
    ...(/\*\*|\]\(/.test(text)
      ? [
          {
            rule: `contains formatting, which ${where} cannot have; remove it.`,
          },
        ]
      : []),
    ...(part === "subject" && text.includes("\n")
      ? [{ rule: "has more than one line; a subject has one." }]
      : []),
  ];
}

function lengthFaults(
  text: string,
  { part, needs }: MailTextRule,
  examples: MailValues,
): readonly MailTextFault[] {
  // The length of an answer is known only when it is written.
  if (part !== "sms" || needs.includes("answer")) return [];
  const { parts, length, single } = smsParts(
    writeSms(text, { ...placeholders, ...examples }),
  );
  return parts === 1
    ? []
    : [
        {
          rule: `is too long for one text message: with examples for its values it has ${length} characters, and one message has ${single}. It is sent, and charged, as ${parts}.`,
          note: true,
        },
      ];
}
