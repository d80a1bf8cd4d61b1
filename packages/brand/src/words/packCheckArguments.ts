import {
  parse,
  TYPE,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";

/**
 * A message's elements, or why it cannot be parsed.
 *
 * @example tryParse("{name") // "EXPECT_ARGUMENT_CLOSING_BRACE"
 */
export function tryParse(text: string): MessageFormatElement[] | string {
  try {
    return parse(text);
  } catch (error) {
    return error instanceof Error ? error.message : "cannot be parsed";
  }
}

/**
 * All elements of a message, including those inside plural forms, choices and tags.
 *
 * @example elementsOf(parse("<b>{name}</b>")).length // 2
 */
export function elementsOf(
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag)
      return [element, ...elementsOf(element.children)];
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      const inside = Object.values(element.options).map(({ value }) => value);
      return [element, ...inside.flatMap(elementsOf)];
    }
    return [element];
  });
}

/**
 * Where a translation's arguments differ from the English message's: an unknown name, a missing one, or different
 * choices; or where it shows a number unformatted, which gives Latin digits in every language.
 *
 * @example argumentFaults(parse("Hello {name}"), parse("Hai {nama}")).length // 2
 */
export function argumentFaults(
  english: readonly MessageFormatElement[],
  translated: readonly MessageFormatElement[],
): string[] {
  const wanted = given(english);
  const used = given(translated);
  const strange = [...used.keys()]
    .filter((name) => !wanted.has(name))
    .map((name) => `uses ${name}, which the English message does not have.`);
  const lost = [...wanted.keys()]
    .filter((name) => !used.has(name))
    .map((name) => `leaves out ${name}, which the English message shows.`);
  const choices = [...wanted].flatMap(([name, options]) => {
    const own = used.get(name);
    if (!own) return [];
    const gone = options.filter((option) => !own.includes(option));
    const dead = own.filter((option) => !options.includes(option));
    return [
      ...(gone.length > 0
        ? [`has no text for ${gone.join(", ")} of ${name}.`]
        : []),
      ...(dead.length > 0
        ? [
            `has a text for ${dead.join(", ")} of ${name}, which the English message does not have.`,
          ]
        : []),
    ];
  });
  const written = bareNames(english);
  const bare = [...bareNames(translated)]
    .filter((name) => wanted.has(`{${name}}`) && !written.has(name))
    .map(
      (name) =>
        `shows {${name}} as it is given; it is a number: write {${name}, number}.`,
    );
  return [...strange, ...lost, ...choices, ...bare];
}

/**
 * Names of the arguments that a message shows unformatted.
 *
 * @example bareNames(parse("{name}: {count, number}")) // {"name"}
 */
export const bareNames = (
  elements: readonly MessageFormatElement[],
): ReadonlySet<string> =>
  new Set(
    elementsOf(elements).flatMap((element) =>
      element.type === TYPE.argument ? [element.value] : [],
    ),
  );

/** What a message shows: `{name}` for an argument, with its choices if it has some, and `<name>` for a tag. */
function given(
  elements: readonly MessageFormatElement[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    elementsOf(elements).flatMap((element): [string, string[]][] => {
      if (element.type === TYPE.literal || element.type === TYPE.pound)
        return [];
      if (element.type === TYPE.tag) return [[`<${element.value}>`, []]];
      const options =
        element.type === TYPE.select ? Object.keys(element.options) : [];
      return [[`{${element.value}}`, options]];
    }),
  );
}
