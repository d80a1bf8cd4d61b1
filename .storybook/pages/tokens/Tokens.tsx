import {
  roleEntries,
  pairs,
  type Pair,
  type Role,
} from "@foyer/themes/contract";
import { useShownLook } from "../../useLook.ts";
import { variableOf } from "../../../packages/ui/src/theme/css.ts";
import { contrast, readVariable } from "./measure.ts";
import type { CSSProperties } from "react";
import * as css from "./tokens.css.ts";

/** Every role of the contract with its value in the brand and mode that are shown. */
export function Tokens() {
  const { brand, mode } = useShownLook();
  const look = `${brand} / ${mode}`;
  return (
    <div className={css.page} key={look}>
      {groups().map(([group, entries]) => (
        <section key={group} className={css.section}>
          <h2 className={css.heading}>
            {group} in {look}
          </h2>
          <ul className={css.grid}>
            {entries.map(([name, role]) => (
              <RoleCard key={name} name={name} role={role} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every pair that must keep its contrast. */
export function Contrast() {
  const { brand, mode } = useShownLook();
  const look = `${brand} / ${mode}`;
  return (
    <section className={css.page} key={look}>
      <h2 className={css.heading}>Contrast in {look}</h2>
      <p className={css.lead}>
        WCAG 2.2: text needs 4.5, large text and the outlines of controls need
        3. The same pairs are tested for every brand and mode; a brand that
        fails one is not built.
      </p>
      <PairTable />
    </section>
  );
}

function groups() {
  const entries = roleEntries();
  const names = new Set(entries.map(([name]) => groupOf(name)));
  return [...names].map(
    (group) =>
      [group, entries.filter(([name]) => groupOf(name) === group)] as const,
  );
}

function groupOf(name: string): string {
  const [first = "", second = ""] = name.split(".");
  return first === "color" ? `${first}.${second}` : first;
}

/** Every pair of colours that a component may draw, measured in the brand and mode that are shown. */
function PairTable() {
  return (
    // It may be wider than a phone: then it scrolls, also by keyboard.
    <div
      className={css.tableFrame}
      tabIndex={0}
      role="region"
      aria-label="Pairs"
    >
      <table className={css.table}>
        <thead>
          <tr>
            <th className={css.cell}>Sample</th>
            <th className={css.cell}>Foreground</th>
            <th className={css.cell}>Background</th>
            <th className={css.number}>Contrast</th>
            <th className={css.number}>At least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <PairRow key={`${pair.foreground} ${pair.background}`} {...pair} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PairRow({ foreground, background, atLeast }: Pair) {
  const [front, back] = [variableOf(foreground), variableOf(background)];
  const ratio = contrast(readVariable(front), readVariable(back));
  const isEnough = ratio >= atLeast;
  return (
    <tr>
      <td className={css.cell}>
        <span
          className={css.swatch}
          aria-hidden="true"
          style={{ color: `var(${front})`, background: `var(${back})` }}
        >
          {atLeast === 3 ? <span className={css.outline} /> : "Aa"}
        </span>
      </td>
      <td className={css.cell}>{foreground}</td>
      <td className={css.cell}>{background}</td>
      <td className={css.number}>
        <span className={isEnough ? css.passes : css.fails}>
          {isEnough ? "✓" : "✗"} {ratio.toFixed(2)}
        </span>
      </td>
      <td className={css.number}>{atLeast}</td>
    </tr>
  );
}

/**
 * One role: what it looks like, what it is for, and its value now.
 *
 * @example <RoleCard name="color.accent.fill" role={role} />
 */
function RoleCard({
  name,
  role,
}: {
  readonly name: string;
  readonly role: Role;
}) {
  const variable = variableOf(name);
  return (
    <li className={css.card}>
      <div
        className={css.sample}
        aria-hidden="true"
        {...sampleOf(role, variable)}
      >
        {childOf(role, variable)}
      </div>
      <span className={css.name}>{name}</span>
      <span className={css.use}>{role.use}</span>
      <span className={css.value}>{readVariable(variable)}</span>
    </li>
  );
}

function sampleOf(role: Role, variable: string): { style?: CSSProperties } {
  return role.type === "color"
    ? { style: { background: `var(${variable})` } }
    : {};
}

function childOf({ type }: Role, variable: string) {
  const own = `var(${variable})`;
  if (type === "dimension")
    return <div className={css.bar} style={{ inlineSize: own }} />;
  if (type === "shadow")
    return <div className={css.tile} style={{ boxShadow: own }} />;
  if (type === "fontFamily")
    return <span style={{ fontFamily: own }}>Handgloves 0123</span>;
  if (type === "fontWeight")
    return <span style={{ fontWeight: own }}>Handgloves 0123</span>;
  return null;
}
