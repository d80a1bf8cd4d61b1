import { describe } from "vitest";
import {
  cellTitle,
  faultMatrix,
  faultNames,
  type Cell,
  type FaultName,
  type FaultOf,
  type FlowName,
  type NoCell,
} from "./faultMatrix.ts";
import { test, type Visit } from "./test.ts";

/** One journey through a cell: arm the fault, prove that it takes effect, act, expect, lift, recover. */
type Journey = (visit: Visit) => Promise<void>;

/** The journeys through a cell by name; the first one is what `verify` runs if the cell is quick. */
type Journeys = Readonly<Record<string, Journey>>;

/** Set by `verify:full faults`: the whole matrix instead of the quick cells. */
const whole = process.env["FOYER_FAULTS"] === "all";

/**
 * The tests of one column of the matrix. A cell of the table that is missing here causes a compile error.
 *
 * @example faultColumn("favourites", { offline: { "a heart": async (visit) => { … } }, … })
 */
export function faultColumn<F extends FlowName>(
  flow: F,
  column: Readonly<Record<FaultOf<F>, Journeys>>,
): void {
  const cells: Readonly<Record<FaultName, Cell | NoCell>> = faultMatrix[flow];
  const journeys = new Map<string, Journeys>(Object.entries(column));
  for (const fault of faultNames) {
    const cell = cells[fault];
    if ("never" in cell) continue;
    const all = Object.entries(journeys.get(fault) ?? {});
    const isTaken = whole || cell.quick === true;
    describe.skipIf(!isTaken)(
      `${cellTitle(flow, fault)}: ${cell.expect}`,
      () => {
        for (const [name, journey] of whole ? all : all.slice(0, 1))
          // oxlint-disable-next-line vitest/expect-expect -- a journey expects
          test(name, ({ visit }) => journey(visit));
      },
    );
  }
}
