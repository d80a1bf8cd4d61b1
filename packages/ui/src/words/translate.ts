import type { ReactNode } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type portalNotes from "./notes/portal.json";
import type centreNotes from "./notes/centre.json";

/*
 * The English messages are data: words/en/*.json, one text per line. Beside them, words/notes/*.json describes each
 * message for translators, with an example of every value that it takes; the types of the values are derived from the
 * examples.
 */

/** The type that an example represents: a number, a text, or (an example in brackets) a React node. */
type Like<Example> = Example extends number
  ? number
  : Example extends string
    ? string
    : ReactNode;

/**
 * The values that each message of a notes file takes.
 *
 * @example interface MessageArguments extends ValuesOf<typeof notes> {}
 */
export type ValuesOf<Notes> = {
  [Id in keyof Notes]: {
    [Name in Exclude<keyof Notes[Id], "note">]: Like<Notes[Id][Name]>;
  };
};

declare global {
  namespace FormatjsIntl {
    interface MessageArguments
      extends ValuesOf<typeof portalNotes>, ValuesOf<typeof centreNotes> {}
  }
}

/** The ids of all messages: those of this library and of the product that uses it. */
export type WordId = keyof FormatjsIntl.MessageArguments & string;

/** Ids of messages without values: page names, button labels. */
export type PlainWordId = {
  [Id in WordId]: {} extends FormatjsIntl.MessageArguments[Id] ? Id : never;
}[WordId];

type All<Union> = (
  Union extends unknown ? (one: Union) => void : never
) extends (all: infer Each) => void
  ? Each
  : never;

/** The values for one of several messages: all that any of them needs. */
type Values<Id extends WordId> = All<FormatjsIntl.MessageArguments[Id]>;

type Given<Id extends WordId> =
  {} extends Values<Id> ? [values?: Values<Id>] : [values: Values<Id>];

/** Text, or a React node if there are React nodes among the values. */
type Said<Id extends WordId> = [FormatjsIntl.MessageArguments[Id]] extends [
  Readonly<Record<string, string | number>>,
]
  ? string
  : ReactNode;

/** Formats a message in the language of the page. */
export type Translate = <Id extends WordId>(
  id: Id,
  ...values: Given<Id>
) => Said<Id>;

/**
 * Formats a message in a given language, for use outside components.
 *
 * @example translate(intl, "ui.gameCard.play", { name: "Jade Garden" }) // "Play Jade Garden"
 */
export function translate<Id extends WordId>(
  intl: Pick<IntlShape, "formatMessage">,
  id: Id,
  ...values: Given<Id>
): Said<Id>;
export function translate(
  intl: Pick<IntlShape, "formatMessage">,
  id: string,
  values?: Record<string, ReactNode>,
): ReactNode {
  return intl.formatMessage({ id }, values);
}

const known = new WeakMap<IntlShape, Translate>();

/**
 * Returns a function that formats messages in the language of the page; its identity changes only with the language.
 *
 * @example
 * const t = useTranslations();
 * <Button>{t("receipt.back")}</Button>
 */
export function useTranslations(): Translate {
  const intl = useIntl();
  let t = known.get(intl);
  if (!t)
    known.set(intl, (t = (id, ...values) => translate(intl, id, ...values)));
  return t;
}
