import * as v from "valibot";
import { say } from "./shapes.ts";

/* The jurisdiction whose rules apply to a brand, and the organisations that help players. */

const https = v.pipe(
  v.string(),
  v.regex(
    /^https:\/\/[A-Za-z0-9.-]+(:\d+)?(\/[^\s"'<>\\]*)?$/,
    "must be an address that begins with https://",
  ),
);
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80));

export const jurisdiction = v.strictObject({
  id: say(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9-]{1,40}$/,
        "must have small letters, figures and hyphens alone, as lakeland",
      ),
    ),
    "Short name of the jurisdiction, such as lakeland; none if there is none.",
  ),
  regulator: v.optional(
    say(name, "Name of the authority that grants and supervises the licence."),
  ),
  licenceUrl: v.optional(
    say(https, "Where the regulator shows the licence, with https."),
  ),
  ageMark: v.optional(
    say(
      v.picklist(["18+", "21+"]),
      "The age mark in the footer; left out: the age of the terms with a plus.",
    ),
  ),
  helpLines: v.optional(
    say(
      v.pipe(
        v.array(
          v.strictObject({
            name: say(name, "Name of the help service."),
            url: say(https, "Its address, with https."),
          }),
        ),
        v.maxLength(6),
      ),
      "Independent help for people with a gambling problem; shown in the footer and on the help pages.",
    ),
    [],
  ),
});
