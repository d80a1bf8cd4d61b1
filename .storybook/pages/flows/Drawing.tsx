import { Fragment } from "react";
import {
  sizes,
  type Picture,
  type PlacedState,
  type PlacedWay,
} from "./layout.ts";
import * as css from "./statechart.css.ts";

export interface DrawingProps {
  readonly picture: Picture;
  /** Id of the state whose transitions are highlighted. */
  readonly chosen: string | undefined;
  readonly label: string;
  readonly viewBox: string;
}

/** The picture itself; the table beneath it says the same in words. */
export function Drawing({ picture, chosen, label, viewBox }: DrawingProps) {
  const isChosen = ({ from, to }: PlacedWay) =>
    chosen !== undefined && (from === chosen || to === chosen);
  const ways = [...picture.ways].sort(
    (one, other) => Number(isChosen(one)) - Number(isChosen(other)),
  );
  return (
    <svg
      className={css.drawing}
      viewBox={viewBox}
      role="img"
      aria-label={label}
    >
      <defs>
        {[
          { id: "arrow", style: css.arrow },
          { id: "chosenArrow", style: css.chosenArrow },
        ].map(({ id, style }) => (
          <marker
            key={id}
            id={id}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="11"
            markerHeight="11"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L10 5L0 10Z" className={style} />
          </marker>
        ))}
      </defs>
      {picture.states.map((placed) => (
        <State
          key={placed.state.id}
          {...placed}
          chosen={placed.state.id === chosen}
        />
      ))}
      {picture.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className={css.start} />
      ))}
      {picture.anywheres.map(({ x, y, width, height }) => (
        <Fragment key={`${x} ${y}`}>
          <rect
            {...{ x, y, width, height }}
            rx={height / 2}
            className={css.anywhere}
          />
          <text
            x={x + width / 2}
            y={y + height / 2 + 4.5}
            textAnchor="middle"
            fontSize={sizes.line}
            className={css.anywhereText}
          >
            At any time
          </text>
        </Fragment>
      ))}
      {ways.map((way) => (
        <path
          key={way.id}
          d={way.path}
          className={isChosen(way) ? `${css.way} ${css.chosenWay}` : css.way}
          markerEnd={isChosen(way) ? "url(#chosenArrow)" : "url(#arrow)"}
        />
      ))}
      {ways.map((way) => (
        <Label key={way.id} way={way} chosen={isChosen(way)} />
      ))}
    </svg>
  );
}

function State({
  x,
  y,
  width,
  height,
  state,
  lines,
  chosen,
}: PlacedState & { readonly chosen: boolean }) {
  const isOpen = state.kind === "compound" || state.kind === "parallel";
  const shape = [
    isOpen ? css.openState : css.state,
    chosen && css.chosenState,
  ].filter(Boolean);
  const radius = state.kind === "final" ? 20 : 10;
  return (
    <g>
      <rect
        {...{ x, y, width, height }}
        rx={radius}
        className={shape.join(" ")}
      />
      {state.kind === "final" && (
        <rect
          x={x + 4}
          y={y + 4}
          width={width - 8}
          height={height - 8}
          rx={radius - 4}
          className={css.openState}
        />
      )}
      <text
        x={x + sizes.padding}
        y={y + sizes.padding + 14}
        fontSize={sizes.name}
        className={css.name}
      >
        {state.name}
      </text>
      {lines.map((line, place) => (
        <text
          key={line}
          x={x + sizes.padding}
          y={
            y + sizes.padding + sizes.nameHeight + 12 + place * sizes.lineHeight
          }
          fontSize={sizes.line}
          className={css.line}
        >
          {line}
        </text>
      ))}
    </g>
  );
}

function Label({
  way: { label },
  chosen,
}: {
  readonly way: PlacedWay;
  readonly chosen: boolean;
}) {
  if (!label) return null;
  const { x, y, width, height, lines } = label;
  return (
    <g>
      <rect {...{ x, y, width, height }} rx={4} className={css.labelGround} />
      {lines.map((line, place) => (
        <text
          key={`${place} ${line}`}
          x={x + 4}
          y={y + 13 + place * sizes.lineHeight}
          fontSize={sizes.line}
          className={chosen ? css.chosenLabel : css.label}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
