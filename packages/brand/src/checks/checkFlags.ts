import type { Brand } from "@foyer/platform/brand";
import { fixedCodes, usualCodes, type FeatureName } from "./flagCodes.ts";
import { nearest, shown, type Problem } from "../files/problem.ts";

type Finding = Omit<Problem, "file">;
type Rules = Pick<Brand, "features" | "flags">;

/**
 * Codes of flags that are probably not what was meant. Platforms choose their codes, so that none is certainly wrong:
 * all are notes.
 *
 * @example flagFindings({ features: { freePlay: "FREPLAY3" }, flags: {} })
 */
export function flagFindings({ features, flags }: Rules): Finding[] {
  const named = Object.entries(features).filter(isNamed);
  return [
    ...named.flatMap(([name, code]) => {
      const rule = featureFault(name, code, named);
      return rule ? [{ key: `features.${name}`, rule, note: true }] : [];
    }),
    ...Object.keys(flags).flatMap((code) => {
      const rule = flagFault(code, named);
      return rule ? [{ key: `flags.${code}`, rule, note: true }] : [];
    }),
  ];
}

type Named = readonly [name: FeatureName, code: string];

/** An empty code switches the feature off. */
function isNamed(
  entry: [string, string | undefined],
): entry is [FeatureName, string] {
  return Object.hasOwn(usualCodes, entry[0]) && !!entry[1];
}

function featureFault(
  name: FeatureName,
  code: string,
  named: readonly Named[],
): string | undefined {
  const usual = usualCodes[name];
  if (code === usual) return undefined;
  const fixed = fixedCodes.find((other) => other.code === code);
  if (fixed)
    return `${shown(code)} is the code of ${fixed.name}, which needs no entry here; the usual code of ${name} is ${usual}.`;
  const [twin] =
    named.find(([other, same]) => other !== name && same === code) ?? [];
  if (twin)
    return `${shown(code)} is the code of ${twin}, too, so that one switch would turn both on; the usual code of ${name} is ${usual}.`;
  const [owner] =
    Object.entries(usualCodes).find(([, other]) => other === code) ?? [];
  if (owner)
    return `${shown(code)} is the usual code of ${owner}; that of ${name} is ${usual}.`;
  if (!/^[A-Z0-9_]+$/.test(code))
    return `${shown(code)} does not look like a code, which has capitals and digits alone; the usual code of ${name} is ${usual}.`;
  return nearest(code, [usual])
    ? `${shown(code)} is not the usual code, ${usual}; keep it only if your platform uses it.`
    : undefined;
}

/** Why setting a flag has no effect; undefined if the portal reads its code. */
function flagFault(code: string, named: readonly Named[]): string | undefined {
  const read = [
    ...fixedCodes.map(({ code: known }) => known),
    ...named.map(([, known]) => known),
  ];
  if (read.includes(code)) return undefined;
  const fixed = fixedCodes.find(({ name }) => name === code);
  const usual = Object.entries(usualCodes).find(
    ([name, known]) => name === code || known === code,
  );
  const [, own] = named.find(([name]) => name === usual?.[0]) ?? [];
  const right = fixed?.code ?? own;
  if (right !== undefined)
    return `has no effect: the portal knows this switch by its code, ${right}.`;
  if (usual)
    return `has no effect: the portal reads it only if features names the code, as "${usual[0]}": "${usual[1]}".`;
  return `has no effect: the portal does not read this code${nearest(code, read)}.`;
}
