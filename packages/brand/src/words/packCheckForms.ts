import {
  TYPE,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { elementsOf } from "./packCheckArguments.ts";

/** Numbers that a portal counts: games, days and messages; and points, of which there can be millions (French has a form for those). */
const counted = [
  ...Array.from({ length: 201 }, (_, number) => number),
  1_000_000,
];

/** Names of arguments that a message counts with the same wording for one and many: "and 3 more". */
function uncounted(
  elements: readonly MessageFormatElement[],
): ReadonlySet<string> {
  return new Set(
    elementsOf(elements).flatMap((element) =>
      element.type === TYPE.plural &&
      Object.keys(element.options).join() === "other"
        ? [element.value]
        : [],
    ),
  );
}

/**
 * Plural forms of a message that its language does not have, or that it has and the message does not (CLDR).
 *
 * Where English needs no separate forms, no language does.
 *
 * @example formFaults(parse("{n, plural, one {#} other {#}}"), { english, tag: "ar" }).length // 1: zero, two, few and many are missing
 */
export function formFaults(
  elements: readonly MessageFormatElement[],
  {
    english,
    tag,
  }: {
    readonly english: readonly MessageFormatElement[];
    readonly tag: string;
  },
): string[] {
  const free = uncounted(english);
  return elementsOf(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return [];
    const rules = pluralRules(tag, element.pluralType ?? "cardinal");
    if (!rules) return [];
    const name = `{${element.value}}`;
    const options = Object.keys(element.options);
    const forms = options.filter((form) => !form.startsWith("="));
    const own: readonly string[] = rules.resolvedOptions().pluralCategories;
    const foreign = forms.filter((form) => !own.includes(form));
    const needed = new Set<string>(
      counted
        .filter((number) => !options.includes(`=${number}`))
        .map((number) => rules.select(number - (element.offset ?? 0))),
    );
    const mayDoWithout = forms.join() === "other" && free.has(element.value);
    const missing = mayDoWithout
      ? []
      : [...needed].filter((form) => !forms.includes(form));
    return [
      ...(foreign.length > 0
        ? [
            `has the form ${foreign.join(", ")} of ${name}, which the language does not have; it has ${own.join(", ")}.`,
          ]
        : []),
      ...(missing.length > 0
        ? [`lacks the form ${missing.join(", ")} of ${name}.`]
        : []),
    ];
  });
}

function pluralRules(
  tag: string,
  type: "cardinal" | "ordinal",
): Intl.PluralRules | undefined {
  try {
    return new Intl.PluralRules(tag, { type });
  } catch {
    return undefined; // The check of brand.json reports an invalid tag.
  }
}
