import { useMemo, useState } from "react";
import { Button } from "@foyer/ui/button";
import { Icon } from "@foyer/ui/icon";
import { Text } from "@foyer/ui/text";
import { writeColor, type Lch } from "../../packages/brand/src/colors/color.ts";
import {
  seedRules,
  type SeedName,
  type Seeds,
} from "../../packages/brand/src/seeds/seeds.ts";
import { rolesOfSeed } from "./acts.ts";
import { same, withSavedSeed, withSeed } from "./changes.ts";
import { ratioText, weakest } from "./contrast.ts";
import { Control } from "./Control.tsx";
import * as css from "./controls.css.ts";
import { ColorSliders } from "./ColorSliders.tsx";
import { HexField } from "./HexField.tsx";
import { slugOf } from "./links.ts";
import { useDesk } from "./StudioContext.ts";
import { nameOf, shortRole } from "./words.ts";

/** Seeds that are colours. */
export type ColorSeed = {
  [Name in SeedName]: Seeds[Name] extends Lch ? Name : never;
}[SeedName];

/** A seed that is a colour: a swatch when closed; when open, how it is mixed and where it is used. */
export function ColorControl({ name }: { readonly name: ColorSeed }) {
  const { studio, linked } = useDesk();
  const { saved, draft } = studio;
  const [open, setOpen] = useState(linked === slugOf(name));
  const value = draft.tokens.seeds[name];
  const title = nameOf(name);
  const panel = `mix-${name}`;
  const hex = writeColor(value);
  return (
    <Control
      row
      name={name}
      title={title}
      changed={!same(value, saved.tokens.seeds[name])}
      onReset={() => studio.change((pack) => withSavedSeed(pack, saved, name))}
    >
      <button
        type="button"
        className={css.colorRow}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span
          className={css.swatch}
          style={{ backgroundColor: hex }}
          aria-hidden="true"
        />
        <span className={css.rowTitle}>{title}</span>
        <span className={css.hex}>{hex}</span>
        <span className={css.chevron} data-open={open || undefined}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {open && (
        <div id={panel} className={css.mix}>
          <Text size="small" tone="quiet">
            {seedRules[name].use}
          </Text>
          <ColorSliders
            value={value}
            onChange={(next) =>
              studio.change((pack) => withSeed(pack, name, next), name)
            }
            onSettle={studio.settle}
          />
          <HexField
            name={name}
            label={`${title} as hex`}
            value={hex}
            onChange={(next) =>
              studio.change((pack) => withSeed(pack, name, next))
            }
          />
          <Acts name={name} />
        </div>
      )}
    </Control>
  );
}

/** Where a colour is used, and the pair of its roles that is nearest to its limit. */
function Acts({ name }: { readonly name: ColorSeed }) {
  const { studio, mode, marked, mark } = useDesk();
  const { theme, rows } = studio.measured;
  const roles = useMemo(
    () => rolesOfSeed(studio.draft, theme, name),
    [studio.draft, theme, name],
  );
  const least = weakest(rows, mode, roles);
  const shown = marked.length > 0;
  return (
    <div className={css.acts}>
      {least && (
        <Text size="small" tabular>
          {`Closest to its limit in ${mode} mode: ${ratioText(least.ratio)} (required: ${least.atLeast}), ${shortRole(least.foreground)} on ${shortRole(least.background)}.`}
        </Text>
      )}
      <Text size="small" tone="quiet">
        {`Affects ${roles.length} roles: ${roles.map(shortRole).slice(0, 6).join(", ")}${roles.length > 6 ? " …" : "."}`}
      </Text>
      <span>
        <Button
          size="small"
          icon={shown ? "eye-off" : "eye"}
          onClick={() => mark(shown ? [] : roles)}
        >
          {shown ? "Hide highlights" : "Highlight where it is used"}
        </Button>
      </span>
    </div>
  );
}
