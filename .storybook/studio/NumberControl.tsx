import { NumberField } from "@foyer/ui/number-field";
import {
  seedRules,
  type SeedName,
  type SeedRule,
  type Seeds,
} from "../../packages/brand/src/seeds/seeds.ts";
import { same, withSavedSeed, withSeed } from "./changes.ts";
import { Control } from "./Control.tsx";
import * as css from "./controls.css.ts";
import { stepOf } from "./steps.ts";
import { useDesk } from "./StudioContext.ts";
import { nameOf } from "./words.ts";

/** Seeds that are numbers. */
export type NumberSeed = {
  [Name in SeedName]: Seeds[Name] extends number ? Name : never;
}[SeedName];

/** A seed that is a number, within its range: set with a slider or typed. */
export function NumberControl({ name }: { readonly name: NumberSeed }) {
  const { studio } = useDesk();
  const { saved, draft } = studio;
  const { range = [0, 1], use, type }: SeedRule = seedRules[name];
  const [min, max] = range;
  const { step, places } = stepOf(range);
  const value = draft.tokens.seeds[name];
  const title = nameOf(name);
  const set = (next: number, moving?: string) =>
    studio.change((pack) => withSeed(pack, name, next), moving);
  return (
    <Control
      name={name}
      title={title}
      changed={!same(value, saved.tokens.seeds[name])}
      onReset={() => studio.change((pack) => withSavedSeed(pack, saved, name))}
    >
      <div className={css.figure}>
        <NumberField
          label={title}
          name={`seed-${name}`}
          value={value}
          min={min}
          max={max}
          step={step}
          fractionDigits={places}
          unit={type === "dimension" ? "px" : undefined}
          hint={use}
          onChange={(next) => next !== undefined && set(next)}
        />
        <input
          type="range"
          className={css.slider}
          aria-label={`${title} slider`}
          min={min}
          max={max}
          step={step}
          value={value}
          dir="ltr"
          onChange={({ currentTarget }) =>
            set(currentTarget.valueAsNumber, name)
          }
          onPointerUp={studio.settle}
          onKeyUp={studio.settle}
          onBlur={studio.settle}
        />
      </div>
    </Control>
  );
}
