import type { Brand } from "@foyer/platform/brand";
import type { Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;

/** What players are told about licence and age that may not be what the brand meant. */
export const legalFindings = (brand: Brand): Finding[] => [
  ...untranslated(brand),
  ...contradictoryAge(brand),
];

/** The lines of `legal` are in one language; more than one language without its own lines is one too many. */
function untranslated({ languages, legal }: Brand): Finding[] {
  const without = Object.keys(languages).filter(
    (code) => !Object.hasOwn(legal.words ?? {}, code),
  );
  return without.length < 2
    ? []
    : [
        {
          key: "legal.words",
          rule: `has no lines for ${without.join(", ")}, so all of these show the ones above; add what is missing, as "${without.at(-1)}": { "licence": "…" }.`,
          note: true,
        },
      ];
}

/** The age that the footer names, and the youngest birthday that registration offers. */
function contradictoryAge({ age, jurisdiction }: Brand): Finding[] {
  const mark = Number(/\d+/.exec(jurisdiction.ageMark ?? "")?.[0]);
  return !mark || mark === age.birthday
    ? []
    : [
        {
          key: "age.birthday",
          rule: `is ${age.birthday}, but the footer says ${jurisdiction.ageMark}; registration accepts nobody younger than ${age.birthday}.`,
          note: true,
        },
      ];
}
