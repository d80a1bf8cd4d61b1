import { Select } from "@foyer/ui/select";
import { families } from "virtual:bundled-fonts";
import { seedRules } from "../../packages/brand/src/seeds/seeds.ts";
import { same, withSavedSeed, withSeed } from "./changes.ts";
import { Control } from "./Control.tsx";
import { useDesk } from "./StudioContext.ts";
import { nameOf } from "./words.ts";

export type FamilySeed = "fontBody" | "fontDisplay";

const shortName = (family: string) => family.replace(/ Variable$/, "");

/** Parts of a script that say nothing to a reader. */
const isScript = (subset: string) =>
  !subset.endsWith("-ext") && !subset.startsWith("[") && subset !== "latin";

/** A seed that is a family of letters, of those that are bundled; the brand's own file is one more. */
export function FamilyControl({ name }: { readonly name: FamilySeed }) {
  const { studio } = useDesk();
  const { saved, draft } = studio;
  const value = draft.tokens.seeds[name];
  const [first = "system-ui", ...rest] = value;
  const known = new Map(families.map((family) => [family.name, family]));
  const others = [first, saved.tokens.seeds[name][0] ?? first, "system-ui"];
  const names = [
    ...known.keys(),
    ...new Set(others.filter((other) => !known.has(other))),
  ];
  const choose = (family: string) =>
    studio.change((pack) =>
      withSeed(pack, name, [family, ...rest.filter((one) => one !== family)]),
    );
  return (
    <Control
      name={name}
      title={nameOf(name)}
      changed={!same(value, saved.tokens.seeds[name])}
      onReset={() => studio.change((pack) => withSavedSeed(pack, saved, name))}
    >
      <Select
        label={nameOf(name)}
        name={`seed-${name}`}
        value={first}
        onChange={choose}
        hint={seedRules[name].use}
        options={names.map((family) => ({
          value: family,
          label: shortName(family),
          detail:
            known.get(family)?.subsets.filter(isScript).join(", ") || undefined,
        }))}
      />
    </Control>
  );
}
