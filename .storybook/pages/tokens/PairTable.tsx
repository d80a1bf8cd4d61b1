import { pairs, type Pair } from "@foyer/themes/contract";
import { variableOf } from "../../../packages/brand/src/seeds/css.ts";
import { contrast, readVariable } from "./measure.ts";
import * as css from "./tokens.css.ts";

/** Every pair of colours that a component may draw, measured in the brand and mode that are shown. */
export function PairTable() {
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
