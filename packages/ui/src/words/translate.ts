import type { ReactNode } from "react";
import { useIntl, type IntlShape } from "react-intl";
import type portalNotes from "./notes/portal.json";
import type centreNotes from "./notes/centre.json";

/*
 * The English words are data: words/en/*.json, one line a text. Beside them, words/notes/*.json tells translators what
 * each is for, with an example of every value that it is given; the types of the values are those of the examples.
 */

/** What an example stands for: a number, a text, or (an example in brackets) a part of the page that shows it. */
type Like<Example> = Example extends number
  ? number
  : Example extends string
    ? string
    : ReactNode;

/**
 * The values that each message of a file of notes is given.
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

/** Every message there is: of this library, and of the product that draws with it. */
export type WordId = keyof FormatjsIntl.MessageArguments & string;

/** Messages that are given nothing: names of pages, words of buttons. */
export type PlainWordId = {
  [Id in WordId]: {} extends FormatjsIntl.MessageArguments[Id] ? Id : never;
}[WordId];

type All<Union> = (
  Union extends unknown ? (one: Union) => void : never
) extends (all: infer Each) => void
  ? Each
  : never;

/** What one of several messages is given: whatever any of them needs. */
type Values<Id extends WordId> = All<FormatjsIntl.MessageArguments[Id]>;

type Given<Id extends WordId> =
  {} extends Values<Id> ? [values?: Values<Id>] : [values: Values<Id>];

/** Text; with parts of the page among the values, a part of the page. */
type Said<Id extends WordId> = [FormatjsIntl.MessageArguments[Id]] extends [
  Readonly<Record<string, string | number>>,
]
  ? string
  : ReactNode;

/** Says a message in the language of the page. */
export type Translate = <Id extends WordId>(
  id: Id,
  ...values: Given<Id>
) => Said<Id>;

/**
 * Says a message in a given language: for what is no component.
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
 * Says messages in the language of the page; the same function until the language changes.
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
