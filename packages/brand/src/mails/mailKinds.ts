/*
 * What a platform writes to players in a brand's name. The texts are data: a default for each in every language, and
 * a brand's own in `themes/<brand>/mails/`.
 */

/** What stands in a text for a value, with an example of the value. */
export const placeholders = {
  /** The brand's name. */
  brand: "Harbour",
  /** A verification code. */
  code: "482913",
  /** How long a code or a link is valid, with its unit, in the reader's language. */
  time: "30 minutes",
  /** The address that a button or a link opens. */
  link: "https://harbour.example/account/password?ticket=an-example",
  username: "river88",
  /** How many wrong passwords were entered. */
  count: "5",
  /** The number of a message to customer service. */
  number: "F-100042",
  /** What customer service has answered. */
  answer:
    "Your deposit was credited this morning.\nThank you for your patience.",
} as const;
export type Placeholder = keyof typeof placeholders;

/** Values by the name of their placeholder. */
export type MailValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Where a text stands: in the subject or the body of an e-mail, or in a text message. */
export type MailPart = "subject" | "mail" | "sms";

interface KindRule {
  /** What it is sent for, for whoever writes the text. */
  readonly use: string;
  readonly parts: readonly MailPart[];
  /** Placeholders without which the body is useless. */
  readonly needs?: readonly Placeholder[];
  /** Placeholders that the texts may have as well, besides `brand`. */
  readonly may?: readonly Placeholder[];
}

const mail = ["subject", "mail"] as const;
const notice = { parts: ["subject", "mail", "sms"] } as const;
const mailedCode = { parts: mail, needs: ["code", "time"] } as const;

/** Every kind of e-mail and text message, with what its texts need. */
export const mailKinds = {
  code: {
    use: "A verification code by text message.",
    parts: ["sms"],
    needs: ["code", "time"],
  },
  addressCode: {
    use: "A code for a login from an address that is new to the account.",
    ...mailedCode,
  },
  stepUpCode: {
    use: "A code before a change to the account’s security.",
    ...mailedCode,
  },
  contactCode: {
    use: "A code that proves a new e-mail address.",
    ...mailedCode,
  },
  paymentResetCode: {
    use: "A code for a new payment password.",
    ...mailedCode,
  },
  resetLink: {
    use: "A link to set a new password.",
    parts: mail,
    needs: ["link", "time"],
  },
  confirmEmail: {
    use: "A link that confirms an e-mail address.",
    parts: mail,
    needs: ["link", "time"],
  },
  welcome: {
    use: "The first e-mail after registration.",
    parts: mail,
    needs: ["username"],
  },
  passwordChanged: { use: "The password was changed.", parts: mail },
  passwordGuessed: {
    use: "Somebody is guessing the password.",
    parts: mail,
    may: ["count"],
  },
  paymentPasswordSet: { use: "The payment password was set.", ...notice },
  paymentPasswordReset: { use: "The payment password was reset.", ...notice },
  bankAccountAdded: { use: "A bank account was added.", ...notice },
  emailChanged: {
    use: "The e-mail address was changed; sent to the old one.",
    ...notice,
  },
  mobileChanged: {
    use: "The mobile number was changed; sent to the old one.",
    ...notice,
  },
  nameSet: { use: "The account holder’s name was set.", ...notice },
  totpOn: { use: "An authenticator app was turned on.", ...notice },
  totpOff: { use: "The authenticator app was turned off.", ...notice },
  recoveryCodesMade: { use: "New recovery codes were created.", ...notice },
  recoveryCodeUsed: { use: "A recovery code was used.", ...notice },
  sessionsEnded: { use: "All other devices were logged out.", ...notice },
  proofGuessed: {
    use: "Somebody who is logged in enters wrong passwords or codes.",
    ...notice,
  },
  feedbackAnswer: {
    use: "An answer of customer service to somebody without an account.",
    parts: ["subject", "mail", "sms"],
    needs: ["answer"],
    may: ["number"],
  },
} as const satisfies Readonly<Record<string, KindRule>>;

export type MailKind = keyof typeof mailKinds;

/** Kinds that are sent by e-mail, or by text message. */
export type KindBy<Part extends MailPart> = {
  [Kind in MailKind]: Part extends (typeof mailKinds)[Kind]["parts"][number]
    ? Kind
    : never;
}[MailKind];

/** The id of a text, as in a file of texts: `resetLink.subject`. */
export type MailTextId = {
  [Kind in MailKind]: `${Kind}.${(typeof mailKinds)[Kind]["parts"][number]}`;
}[MailKind];

/** A text's kind and part, and the placeholders that it must and may have. */
export interface MailTextRule {
  readonly kind: MailKind;
  readonly part: MailPart;
  readonly needs: readonly Placeholder[];
  readonly allows: readonly Placeholder[];
}

/** A subject is shown on locked screens and in lists, so it has nothing that opens an account. */
const inSubject: readonly Placeholder[] = ["brand", "number"];

/** The rule of a part of a kind. */
function ruleOf(
  kind: MailKind,
  { needs = [], may = [] }: KindRule,
  part: MailPart,
): MailTextRule {
  const allows: readonly Placeholder[] = ["brand", ...needs, ...may];
  return part === "subject"
    ? {
        kind,
        part,
        needs: [],
        allows: allows.filter((name) => inSubject.includes(name)),
      }
    : { kind, part, needs, allows };
}

/**
 * Whether this is the name of a kind.
 *
 * @example isMailKind("welcome") // true
 */
export const isMailKind = (name: string): name is MailKind =>
  Object.hasOwn(mailKinds, name);
const rules: Readonly<Record<MailKind, KindRule>> = mailKinds;

/** All kinds, in the order in which people read about them. */
export const allKinds = Object.keys(rules)
  .filter(isMailKind)
  .map((kind) => {
    const { use, parts } = rules[kind];
    return { kind, use, parts };
  });

/**
 * The rules of all texts by their ids.
 *
 * @example mailTexts.get("resetLink.mail")?.needs // ["link", "time"]
 */
export const mailTexts: ReadonlyMap<string, MailTextRule> = new Map(
  allKinds.flatMap(({ kind, parts }) =>
    parts.map((part) => [`${kind}.${part}`, ruleOf(kind, rules[kind], part)]),
  ),
);

/**
 * Whether a text has this id.
 *
 * @example isMailTextId("code.subject") // false
 */
export const isMailTextId = (id: string): id is MailTextId => mailTexts.has(id);
