import { roleEntries } from "@foyer/themes/contract";
import { PairTable } from "./PairTable.tsx";
import { RoleCard } from "./RoleCard.tsx";
import { useShownLook } from "../../useLook.ts";
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
