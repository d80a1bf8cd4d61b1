import { Button } from "@foyer/ui/button";
import { Heading, Text } from "@foyer/ui/text";
import {
  seedRules,
  type SeedName,
} from "../../packages/brand/src/seeds/seeds.ts";
import { withSavedSeed } from "./changes.ts";
import { ColorControl, type ColorSeed } from "./ColorControl.tsx";
import { seedNames } from "./diff.ts";
import { EasingControl } from "./EasingControl.tsx";
import { FamilyControl, type FamilySeed } from "./FamilyControl.tsx";
import { NumberControl, type NumberSeed } from "./NumberControl.tsx";
import * as css from "./panels.css.ts";
import { seedGroups } from "./seedGroups.ts";
import { useDesk } from "./StudioContext.ts";

const isColor = (name: SeedName): name is ColorSeed =>
  seedRules[name].type === "color";
const isFamily = (name: SeedName): name is FamilySeed =>
  seedRules[name].type === "fontFamily";
const isNumber = (name: SeedName): name is NumberSeed =>
  typeof seedRules[name].fallback === "number";

/** Every seed of the brand, by what a designer would look for it under. */
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
        A brand decides its seeds; every role of both modes follows from them,
        solved until each pair can be read.
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
