import type { Chart, ChartState, ChartWay } from "./chart.ts";
import * as css from "./statechart.css.ts";

export interface StateTableProps {
  readonly chart: Chart;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** Every state and event of a chart in words: what the picture shows, for readers who cannot see it. */
export function StateTable({ chart, chosen, onChoose }: StateTableProps) {
  const all = [chart.root, ...chart.states];
  const nameOf = (id: string | undefined) =>
    all.find((state) => state.id === id)?.name ?? "";
  return (
    <div
      className={css.tableFrame}
      tabIndex={0}
      role="region"
      aria-label="States and events"
    >
      <table className={css.table}>
        <thead>
          <tr>
            {["State", "When", "If", "Leads to"].map((title) => (
              <th key={title} scope="col" className={css.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {all.map((state) => (
          <tbody key={state.id}>
            <StateRows
              state={state}
              ways={chart.ways.filter(({ from }) => from === state.id)}
              isRoot={state === chart.root}
              isChosen={state.id === chosen}
              nameOf={nameOf}
              onChoose={onChoose}
            />
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface StateRowsProps {
  readonly state: ChartState;
  readonly ways: readonly ChartWay[];
  readonly isRoot: boolean;
  readonly isChosen: boolean;
  readonly nameOf: (id: string | undefined) => string;
  readonly onChoose: (id: string) => void;
}

function StateRows({
  state,
  ways,
  isRoot,
  isChosen,
  nameOf,
  onChoose,
}: StateRowsProps) {
  const notes = [
    !isRoot &&
      state.parent?.includes(".") &&
      `in ${nameOf(state.parent).toLowerCase()}`,
    state.runs.length > 0 && `running: ${state.runs.join(", ").toLowerCase()}`,
    state.kind === "final" && "end",
    state.initial && `starts with ${nameOf(state.initial).toLowerCase()}`,
    state.kind === "parallel" && "all parts at once",
  ].filter((note) => typeof note === "string");
  const head = (
    <th
      scope="rowgroup"
      rowSpan={Math.max(1, ways.length)}
      className={css.cell}
    >
      {isRoot ? (
        "The whole flow"
      ) : (
        <button
          type="button"
          className={css.show}
          aria-pressed={isChosen}
          onClick={() => onChoose(state.id)}
        >
          {state.name}
        </button>
      )}
      {notes.length > 0 && <div className={css.group}>{notes.join("; ")}</div>}
    </th>
  );
  if (ways.length === 0)
    return (
      <tr>
        {head}
        <td className={css.cell} colSpan={3}>
          {state.kind === "final"
            ? "No further events"
            : "No events of its own"}
        </td>
      </tr>
    );
  return ways.map((way, place) => (
    // The order of transitions is the machine's own and never changes.
    <tr key={place}>
      {place === 0 && head}
      <td className={css.cell}>{way.event}</td>
      <td className={css.cell}>{way.condition ?? "—"}</td>
      <td className={css.cell}>
        {way.to === undefined ? "stays" : nameOf(way.to)}
      </td>
    </tr>
  ));
}
