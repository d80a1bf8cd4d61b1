import { Select } from "@foyer/ui/select";
import { seedRules, type Seeds } from "../../packages/brand/src/seeds/seeds.ts";
import { same, withSavedSeed, withSeed } from "./changes.ts";
import { Control } from "./Control.tsx";
import { useDesk } from "./StudioContext.ts";
import { nameOf } from "./words.ts";

type Curve = Seeds["easing"];

/* Each begins at once under the hand: what waits feels slow. */
const curves: readonly (readonly [string, Curve])[] = [
  ["Settles early", [0.2, 0, 0, 1]],
  ["Settles late", [0.3, 0.1, 0.1, 1]],
  ["Glides", [0.4, 0, 0.2, 1]],
  ["Even", [0, 0, 1, 1]],
  ["A little over", [0.3, 1.3, 0.6, 1]],
];

/** The seed that is a curve: one of a few that are known to feel right, or the brand's own. */
export function EasingControl() {
  const { studio } = useDesk();
  const { saved, draft } = studio;
  const value = draft.tokens.seeds.easing;
  const own = saved.tokens.seeds.easing;
  const isKnown = curves.some(([, curve]) => same(curve, own));
  const all = isKnown ? curves : [["The brand’s own", own] as const, ...curves];
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
