import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { nearest } from "../files/problem.ts";
import { formFaults } from "./packCheckForms.ts";
import { argumentFaults, tryParse } from "./packCheckArguments.ts";
import { lengthFault } from "./packCheckPlaces.ts";
import type { Pack } from "./basePacks.ts";

export interface NamedPack {
  /** File, as shown to the person who has to correct it. */
  readonly file: string;
  readonly messages: Pack;
  /** True for a base pack, which has every id; a brand's overrides have some of them. */
  readonly complete: boolean;
  /** BCP 47 tag; without it plural forms are not checked. */
  readonly tag?: string | undefined;
}

/** Something that is wrong with one message. */
export interface PackFault {
  readonly id: string;
  /** A sentence that goes on after the id. */
  readonly rule: string;
}

/**
 * Everything that is wrong with packs, in sentences: invalid ICU, ids that are missing or unused, arguments or tags
 * that differ from the English message's, plural forms that the language does not have or that are missing, and texts
 * that do not fit their place.
 *
 * @example checkPacks(english, [{ file: "ms.json", messages: {}, complete: true, tag: "ms" }])
 */
export function checkPacks(
  english: Pack,
  packs: readonly NamedPack[],
): string[] {
  return packs.flatMap((pack) =>
    packFaults(english, pack).map(
      ({ id, rule }) => `${pack.file}: "${id}" ${rule}`,
    ),
  );
}

/**
 * The same for one pack, by message id.
 *
 * @example packFaults(english, { messages: { hd_home: "" }, complete: false, tag: "ms" })
 */
export function packFaults(
  english: Pack,
  { messages, complete, tag }: Omit<NamedPack, "file">,
): PackFault[] {
  return [
    ...(complete ? missingFaults(english, messages) : []),
    ...Object.entries(messages).flatMap(([id, text]) => {
      const original = Object.hasOwn(english, id) ? english[id] : undefined;
      const faults =
        original === undefined
          ? [unknownId(id, english)]
          : messageFaults(id, { original, text, tag });
      return faults.map((rule) => ({ id, rule }));
    }),
  ];
}

/**
 * A sentence about an id that nothing uses, with the one that was most likely meant.
 *
 * @example unknownId("hd_hom", { hd_home: "Home" }) // 'is used by nothing (did you mean "hd_home"?); remove it.'
 */
export const unknownId = (id: string, english: Pack): string =>
  `is used by nothing${nearest(id, Object.keys(english))}; remove it.`;

/**
 * Messages that English has and a pack does not.
 *
 * @example missingFaults({ hd_home: "Home" }, {}) // [{ id: "hd_home", rule: "is missing." }]
 */
export const missingFaults = (english: Pack, messages: Pack): PackFault[] =>
  Object.keys(english)
    .filter((id) => !Object.hasOwn(messages, id))
    .map((id) => ({ id, rule: "is missing." }));

interface Worded {
  readonly original: string;
  readonly text: string;
  readonly tag: string | undefined;
}

function messageFaults(id: string, { original, text, tag }: Worded): string[] {
  if (text.trim() === "") return ["is empty."];
  const parsed = tryParse(text);
  if (typeof parsed === "string") return [`is not ICU: ${parsed}`];
  const from: MessageFormatElement[] | string = tryParse(original);
  const source = typeof from === "string" ? [] : from;
  const tooLong = lengthFault(id, { original: source, text: parsed });
  return [
    ...argumentFaults(source, parsed),
    ...(tag === undefined ? [] : formFaults(parsed, { english: source, tag })),
    ...(tooLong === undefined ? [] : [tooLong]),
  ];
}
