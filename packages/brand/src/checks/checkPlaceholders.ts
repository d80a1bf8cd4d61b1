import type { Brand } from "@foyer/platform/brand";
import { textsIn } from "./checkTexts.ts";
import type { Problem } from "../files/problem.ts";
import { licenceToWrite } from "../scaffold/scaffoldAnswers.ts";

type Finding = Omit<Problem, "file">;

/** Words that people leave where a legal line has still to be written. */
const notWritten = /\b(?:[Ll]orem ipsum|TBD|FIXME)\b|\bTODO:|_{3,}|\?{3,}/;

/** Domains that are reserved for examples and tests (RFC 2606 and 6761): nobody has a server there. */
const reserved = /(^|\.)(example|test|invalid|example\.(com|net|org))$/i;

/**
 * Texts and addresses that only stand for the real ones: legal lines that were not written yet, and hosts that nobody
 * can have. A brand can be worked on with them, but not released.
 *
 * @example placeholderFindings(brand)[0]?.key // "legal.licence"
 */
export function placeholderFindings(brand: Brand): Finding[] {
  return [...lineFindings(brand.legal), ...addressFindings(brand)].map(
    (finding) => ({ ...finding, note: true, placeholder: true }),
  );
}

function lineFindings({ words = {}, ...lines }: Brand["legal"]): Finding[] {
  const all = [
    ["legal", lines] as const,
    ...Object.entries(words).map(
      ([code, texts]) => [`legal.words.${code}`, texts] as const,
    ),
  ];
  return all.flatMap(([place, texts]) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const key = `${place}.${name}`;
      if (text?.includes(firstSentence))
        return [
          {
            key,
            rule: "is still the line that brand new wrote; no brand may launch without the licence. Write its number, and who granted it.",
          },
        ];
      const [found] = notWritten.exec(text ?? "") ?? [];
      return found === undefined
        ? []
        : [{ key, rule: `contains "${found}"; write the line itself.` }];
    }),
  );
}

const [firstSentence = licenceToWrite] = licenceToWrite.split(":");

/** One finding for each member of the file that has such addresses. */
function addressFindings(brand: Brand): Finding[] {
  return Object.entries(brand).flatMap(([key, member]) => {
    const addresses = textsIn(member)
      .map(([, text]) => text)
      .filter(isReserved);
    const [first] = addresses;
    if (first === undefined) return [];
    const more = addresses.length - 1;
    const others = more === 0 ? "" : ` and ${more} more`;
    return [
      {
        key,
        rule: `${first}${others} ${more === 0 ? "is an example" : "are examples"} only: no server can exist at such a domain. Write the brand's own before its release.`,
      },
    ];
  });
}

function isReserved(text: string): boolean {
  const [, host] = /^https?:\/\/([^/:?#]+)/i.exec(text) ?? [];
  return host !== undefined && reserved.test(host);
}
