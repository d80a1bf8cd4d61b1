import * as v from "valibot";

/* Building blocks of a brand's configuration. */

/** A schema with the description that the file's author reads. */
export const say = <T extends v.GenericSchema>(
  schema: T,
  description: string,
) => v.pipe(schema, v.description(description));

export const host = v.pipe(
  v.string(),
  v.regex(
    /^https?:\/\/(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/,
    "must be an origin, as https://cdn.example",
  ),
);
export const origin = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?$/,
    "must be one origin, as https://connect.example",
  ),
);
export const path = v.pipe(
  v.string(),
  v.regex(/^\/[\w/-]*$/, "must be a path, as /live"),
);
const bcp47 = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "must be a BCP 47 tag, as ms-MY"),
);

export const language = v.strictObject({
  tag: say(
    bcp47,
    "BCP 47 tag of the pack: MY may mean Malay (ms-MY) or Burmese (my); there is no hidden default.",
  ),
  label: say(
    v.string(),
    "The language's own name for itself, as the selector shows it.",
  ),
  numerals: v.optional(
    say(
      v.pipe(
        v.string(),
        v.regex(/^[a-z]{3,8}$/, "must be a numbering system, as latn or arab"),
        v.check(
          (name) => Intl.supportedValuesOf("numberingSystem").includes(name),
          "must be a numbering system that Unicode has",
        ),
      ),
      "Numerals for figures, dates and amounts, by their Unicode name: latn 123, arab ١٢٣, arabext, thai, deva, mymr, beng …; left out: those of the language.",
    ),
  ),
  direction: v.optional(
    say(
      v.picklist(["ltr", "rtl"]),
      "Direction of writing; left out: that of its script.",
    ),
  ),
  offeredFrom: v.optional(
    say(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
      "Share of the texts, in percent, from which a language that the portal has no texts in is offered; players read the others in another language. Left out: 100, all of them.",
    ),
  ),
});

const line = v.optional(v.string());
const legalWords = v.strictObject({
  rights: line,
  licence: line,
  risk: line,
});

export const legal = v.strictObject({
  rights: say(v.string(), "Rights line of the footer."),
  licence: say(v.string(), "Gaming licence line."),
  risk: say(v.string(), "Risk statement."),
  words: v.optional(
    say(
      v.record(v.string(), legalWords),
      "The same lines in other languages, by pack code; a line that is left out is as above.",
    ),
  ),
});
