import { Button } from "@foyer/ui/button";
import { Heading, Text } from "@foyer/ui/text";
import { Select } from "@foyer/ui/select";
import { families } from "virtual:bundled-fonts";
import {
  seedRules,
  type SeedName,
  type Seeds,
} from "../../packages/brand/src/seeds/seeds.ts";
import { withSavedSeed, same, withSeed } from "./changes.ts";
import { ColorControl, type ColorSeed } from "./ColorControl.tsx";
import { seedNames } from "./diff.ts";
import { NumberControl, type NumberSeed } from "./NumberControl.tsx";
import { seedGroups } from "./seedGroups.ts";
import { useDesk } from "./StudioContext.ts";
import { Control } from "./Control.tsx";
import { nameOf } from "./words.ts";
import * as css from "./panels.css.ts";

const isColor = (name: SeedName): name is ColorSeed =>
  seedRules[name].type === "color";
const isFamily = (name: SeedName): name is FamilySeed =>
  seedRules[name].type === "fontFamily";
const isNumber = (name: SeedName): name is NumberSeed =>
  typeof seedRules[name].fallback === "number";

/** Every seed of the brand, grouped by what a designer would look for it under. */
export function SeedPanel() {
  const { studio } = useDesk();
  const { saved } = studio;
  const changed = studio.differences.some(({ key }) =>
    key.startsWith("seeds."),
  );
  const resetAll = () =>
    studio.change((draft) =>
      seedNames.reduce((pack, name) => withSavedSeed(pack, saved, name), draft),
    );
  return (
    <div className={css.panel}>
      <Text size="small" tone="quiet">
        A brand sets its seeds. Every role in both modes is derived from them,
        with enough contrast for each pair.
      </Text>
      {seedGroups.map(([title, names]) => (
        <section key={title} className={css.group} aria-label={title}>
          <Heading level={2} size="card">
            {title}
          </Heading>
          {names.map((name) => (
            <SeedControl key={name} name={name} />
          ))}
        </section>
      ))}
      <Button
        size="small"
        variant="outline"
        icon="refresh"
        disabled={!changed}
        onClick={resetAll}
      >
        Reset all seeds
      </Button>
    </div>
  );
}

function SeedControl({ name }: { readonly name: SeedName }) {
  if (isColor(name)) return <ColorControl name={name} />;
  if (isFamily(name)) return <FamilyControl name={name} />;
  if (isNumber(name)) return <NumberControl name={name} />;
  return <EasingControl />;
}

type Curve = Seeds["easing"];

/* Curves should start moving immediately: a delayed start feels slow. */
const curves: readonly (readonly [string, Curve])[] = [
  ["Fast ease-out", [0.2, 0, 0, 1]],
  ["Slow ease-out", [0.3, 0.1, 0.1, 1]],
  ["Ease-in-out", [0.4, 0, 0.2, 1]],
  ["Linear", [0, 0, 1, 1]],
  ["Overshoot", [0.3, 1.3, 0.6, 1]],
];

/** The seed that is a curve: one of a few that are known to feel right, or the brand's own. */
function EasingControl() {
  const { studio } = useDesk();
  const { saved, draft } = studio;
  const value = draft.tokens.seeds.easing;
  const own = saved.tokens.seeds.easing;
  const isKnown = curves.some(([, curve]) => same(curve, own));
  const all = isKnown ? curves : [["Saved curve", own] as const, ...curves];
  const now = all.find(([, curve]) => same(curve, value));
  return (
    <Control
      name="easing"
      title={nameOf("easing")}
      changed={!same(value, own)}
      onReset={() =>
        studio.change((pack) => withSavedSeed(pack, saved, "easing"))
      }
    >
      <Select
        label={nameOf("easing")}
        name="seed-easing"
        value={now?.[0]}
        placeholder={value.join(", ")}
        hint={seedRules.easing.use}
        options={all.map(([label, curve]) => ({
          value: label,
          label,
          detail: curve.join(", "),
        }))}
        onChange={(label) => {
          const curve = all.find(([known]) => known === label)?.[1];
          if (curve) studio.change((pack) => withSeed(pack, "easing", curve));
        }}
      />
    </Control>
  );
}

type FamilySeed = "fontBody" | "fontDisplay";

const shortName = (family: string) => family.replace(/ Variable$/, "");

/** Subset names that mean nothing to a reader. */
const isScript = (subset: string) =>
  !subset.endsWith("-ext") && !subset.startsWith("[") && subset !== "latin";

/** A seed that is a font family: one of the bundled ones, or the brand's own file. */
function FamilyControl({ name }: { readonly name: FamilySeed }) {
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
