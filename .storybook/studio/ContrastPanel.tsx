import { useState } from "react";
import { Checkbox } from "@foyer/ui/checkbox";
import { EmptyState } from "@foyer/ui/empty-state";
import { Heading, Text } from "@foyer/ui/text";
import type {
  Move,
  PairRow,
} from "../../packages/brand/src/checks/reportContrast.ts";
import { isNear, isWeak, ratioText } from "./contrast.ts";
import { useDesk } from "./StudioContext.ts";
import { shortRole } from "./words.ts";
import * as css from "./panels.css.ts";

/** Every pair that a component may draw, measured in the draft in the current mode. */
export function ContrastPanel() {
  const { studio, mode } = useDesk();
  const [onlyNear, setOnlyNear] = useState(false);
  const { theme, rows, moves } = studio.measured;
  const inMode = rows.filter((row) => row.mode === mode);
  const weak = inMode.filter(isWeak).length;
  const shown = onlyNear ? inMode.filter(isNear) : inMode;
  const moved = moves.filter((move) => move.mode === mode);
  return (
    <div className={css.panel}>
      <Text size="small" tone={weak > 0 ? "danger" : "success"} weight="strong">
        {weak > 0
          ? `${weak} of ${inMode.length} pairs in ${mode} mode have too little contrast.`
          : `All ${inMode.length} pairs in ${mode} mode meet WCAG 2.2 AA.`}
      </Text>
      <Checkbox name="only-near" checked={onlyNear} onChange={setOnlyNear}>
        Only pairs near their limit
      </Checkbox>
      {shown.length === 0 ? (
        <EmptyState title="No pairs near their limit" picture="check" level={2}>
          Every pair is at least 10% above its limit.
        </EmptyState>
      ) : (
        <table className={css.table}>
          <caption className={css.unseen}>{`Pairs in ${mode} mode`}</caption>
          <thead>
            <tr>
              <th scope="col" className={css.start}>
                Pair
              </th>
              <th scope="col" className={css.end}>
                Contrast
              </th>
              <th scope="col" className={css.end}>
                Required
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Pair
                key={`${row.foreground} ${row.background}`}
                row={row}
                front={theme[mode][row.foreground] ?? ""}
                back={theme[mode][row.background] ?? ""}
              />
            ))}
          </tbody>
        </table>
      )}
      <Moves moves={moved} mode={mode} />
    </div>
  );
}

interface PairProps {
  readonly row: PairRow;
  readonly front: string;
  readonly back: string;
}

function Pair({ row, front, back }: PairProps) {
  const { foreground, background, atLeast, ratio } = row;
  const state = isWeak(row) ? "weak" : isNear(row) ? "near" : "good";
  return (
    <tr>
      <th scope="row" className={css.pair}>
        <span
          className={css.sample}
          style={{ color: front, backgroundColor: back }}
          aria-hidden="true"
        >
          {atLeast === 3 ? <span className={css.outline} /> : "Aa"}
        </span>
        <span className={css.pairName}>
          {shortRole(foreground)}{" "}
          <span className={css.quiet}>on {shortRole(background)}</span>
        </span>
      </th>
      <td className={css.ratio} data-state={state}>
        {state === "weak" && <span className={css.unseen}>Too low: </span>}
        {ratioText(ratio)}
      </td>
      <td className={css.end}>{atLeast}</td>
    </tr>
  );
}

/** Colours that were made lighter or darker than the brand's own so that they can be read. */
function Moves({
  moves,
  mode,
}: {
  readonly moves: readonly Move[];
  readonly mode: string;
}) {
  return (
    <section className={css.group} aria-label="Adjusted for contrast">
      <Heading level={2} size="card">
        Adjusted for contrast
      </Heading>
      {moves.length === 0 ? (
        <Text size="small" tone="quiet">
          {`In ${mode} mode, no colour had to be adjusted.`}
        </Text>
      ) : (
        <ul className={css.moves}>
          {moves.map(({ role, from, to, by }) => (
            <li key={role} className={css.move}>
              <span className={css.twoTones} aria-hidden="true">
                <span style={{ backgroundColor: from }} />
                <span style={{ backgroundColor: to }} />
              </span>
              <span className={css.pairName}>{shortRole(role)}</span>
              <span className={css.quiet}>
                {`${Math.round(Math.abs(by) * 100)}% ${by > 0 ? "lighter" : "darker"}, ${to}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
