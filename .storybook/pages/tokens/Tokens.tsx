import {
  roleEntries,
  pairs,
  type Pair,
  type Role,
} from "@foyer/themes/contract";
import { RoleSample } from "../../parts/RoleSample.tsx";
import * as page from "../foundations/foundations.css.ts";
import { Section } from "../../parts/Section.tsx";
import { Page } from "../foundations/Page.tsx";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { contrast, readVariable } from "./measure.ts";
import * as css from "./tokens.css.ts";

/** Every role of the contract with its value in the current brand and mode. */
export function Tokens() {
  return (
    <Page
      title="Roles"
      lead="Every role that a brand can set: its purpose, and its value in the current brand and mode."
    >
      {groups().map(([group, entries]) => (
        <Section key={group} title={group}>
          <ul className={css.grid}>
            {entries.map(([name, role]) => (
              <RoleCard key={name} name={name} role={role} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

/** Every pair whose contrast has a minimum. */
export function Contrast() {
  return (
    <Page
      title="Pairs"
      lead="WCAG 2.2 requires 4.5 for text, and 3 for large text and the outlines of controls. The same pairs are tested for every brand and mode; a brand that fails one is not built."
    >
      <PairTable />
    </Page>
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

/** Every pair of colours that a component may draw, measured in the current brand and mode. */
function PairTable() {
  return (
    // It may be wider than a phone; then it scrolls, also with the keyboard.
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
  return (
    <li className={page.card}>
      <RoleSample name={name} type={role.type} />
      <span className={css.name}>{name}</span>
      <span className={page.use}>{role.use}</span>
      <span className={page.value}>{readVariable(variableOf(name))}</span>
    </li>
  );
}
