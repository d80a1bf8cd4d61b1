import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js";
import {
  labelOf,
  type Chart,
  type ChartState,
  type ChartWay,
} from "./chart.ts";

/** Width of a text, in px. */
export type Measure = (text: string, font: "name" | "line") => number;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
export interface PlacedState extends Box {
  readonly state: ChartState;
  /** Texts under its name. */
  readonly lines: readonly string[];
}
export interface PlacedWay {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly label: (Box & { readonly lines: readonly string[] }) | undefined;
}
export interface Picture extends Pick<Box, "width" | "height"> {
  readonly states: readonly PlacedState[];
  readonly ways: readonly PlacedWay[];
  /** Where a state is entered. */
  readonly starts: readonly Point[];
  /** Where transitions start that apply anywhere inside a state. */
  readonly anywheres: readonly Box[];
}

export const sizes = {
  name: 15,
  line: 13,
  lineHeight: 18,
  nameHeight: 22,
  padding: 12,
  start: 12,
} as const;
const anywhere = { text: "At any time", height: 26 } as const;

const startOf = (id: string) => `start of ${id}`;
const anywhereOf = (id: string) => `anywhere in ${id}`;

/** Breaks a text into lines of about this many characters. */
function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && line.length + word.length + 1 > letters) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  }
  return line === "" ? lines : [...lines, line];
}

function linesOf(state: ChartState, ways: readonly ChartWay[]): string[] {
  const stays = [
    ...new Set(
      ways
        .filter(({ from, to }) => from === state.id && to === undefined)
        .map(({ event }) => event.toLowerCase()),
    ),
  ];
  return [
    ...state.runs.flatMap((run) => wrap(`▸ ${run}`, 34)),
    ...(stays.length > 0 ? wrap(`↺ ${stays.join(", ")}`, 34) : []),
  ];
}

const isOpen = (state: ChartState) =>
  state.kind === "compound" || state.kind === "parallel";

/**
 * Lays out every state and transition. The layout library is large and is loaded when a picture is first needed.
 *
 * @example const picture = await layOut(chartOf(loginMachine), measure);
 */
export async function layOut(chart: Chart, measure: Measure): Promise<Picture> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const all = [chart.root, ...chart.states];
  const byId = new Map(all.map((state) => [state.id, state]));
  const lines = new Map(
    all.map((state) => [state.id, linesOf(state, chart.ways)]),
  );
  const isWithin = (id: string | undefined, outer: string): boolean =>
    id !== undefined && (id === outer || isWithin(byId.get(id)?.parent, outer));
  /**
   * Entering a state enters its first child; lines are drawn to that child, so none ends at a border without showing
   * where it leads.
   */
  const entered = (id: string): string => {
    const initial = byId.get(id)?.initial;
    return initial === undefined ? id : entered(initial);
  };

  const anywheres = new Set<string>();
  const lanes = new Map<
    string,
    { readonly from: string; readonly to: string; readonly ways: ChartWay[] }
  >();
  for (const way of chart.ways) {
    if (way.to === undefined) continue;
    const source = byId.get(way.from);
    const isInside = source && isOpen(source) && isWithin(way.to, way.from);
    if (isInside) anywheres.add(way.from);
    const from = isInside ? anywhereOf(way.from) : way.from;
    const leadsOut = isWithin(way.from, way.to) && way.from !== way.to;
    const to = leadsOut ? entered(way.to) : way.to;
    const key = `${from} → ${to}`;
    const lane = lanes.get(key) ?? { from, to, ways: [] };
    lane.ways.push(way);
    lanes.set(key, lane);
  }
  const grouped = new Map(
    [...lanes].map(([key, { from, to, ways }]) => [
      key,
      {
        from,
        to,
        labels: labelOf(ways, chart.ways).flatMap((text) => wrap(text, 30)),
      },
    ]),
  );

  const textWidth = (texts: readonly string[], font: "name" | "line") =>
    Math.max(0, ...texts.map((text) => measure(text, font)));
  const boxOf = (state: ChartState) => {
    const own = lines.get(state.id) ?? [];
    const name = measure(state.name, "name");
    return {
      width: Math.ceil(
        Math.max(96, name, textWidth(own, "line")) + 2 * sizes.padding,
      ),
      height:
        sizes.nameHeight +
        own.length * sizes.lineHeight +
        2 * sizes.padding -
        4,
    };
  };
  const nodeOf = (state: ChartState): ElkNode => {
    const box = boxOf(state);
    const parts = chart.states.filter(({ parent }) => parent === state.id);
    if (parts.length === 0) return { id: state.id, ...box };
    return {
      id: state.id,
      layoutOptions: {
        "elk.layered.nodePlacement.strategy": "LINEAR_SEGMENTS",
        "elk.padding": `[top=${box.height + 12},left=20,bottom=20,right=20]`,
        "elk.nodeSize.constraints": "MINIMUM_SIZE",
        "elk.nodeSize.minimum": `(${box.width},${box.height})`,
      },
      children: insideOf(state, parts),
    };
  };
  const insideOf = (
    state: ChartState,
    parts: readonly ChartState[],
  ): ElkNode[] => [
    ...(state.initial
      ? [{ id: startOf(state.id), width: sizes.start, height: sizes.start }]
      : []),
    ...(anywheres.has(state.id)
      ? [
          {
            id: anywhereOf(state.id),
            width: measure(anywhere.text, "line") + 24,
            height: anywhere.height,
          },
        ]
      : []),
    ...parts.map(nodeOf),
  ];

  const places = new Map(all.map(({ id }, place) => [id, place]));
  /**
   * States are written in the order in which they are first reached, so backward transitions are drawn as backward.
   */
  const forward = (from: string, to: string) => ({
    "elk.layered.priority.direction":
      (places.get(from) ?? 0) <= (places.get(to) ?? 0) ? "10" : "0",
  });
  const edges: ElkExtendedEdge[] = [
    ...all.flatMap(({ id, initial }) =>
      initial
        ? [{ id: `${id} begins`, sources: [startOf(id)], targets: [initial] }]
        : [],
    ),
    ...[...grouped].map(([id, { from, to, labels }]) => ({
      id,
      sources: [from],
      targets: [to],
      layoutOptions: forward(from, to),
      labels: [
        {
          text: labels.join("\n"),
          width: Math.ceil(textWidth(labels, "line")) + 8,
          height: labels.length * sizes.lineHeight,
        },
      ],
    })),
  ];

  const top = chart.states.filter(({ parent }) => parent === chart.root.id);
  const placed = await new Elk().layout({
    id: "picture",
    layoutOptions: {
      "elk.direction": "DOWN",
      "elk.edgeRouting": "ORTHOGONAL",
      "elk.spacing.nodeNode": "36",
      "elk.spacing.edgeNode": "20",
      "elk.spacing.edgeEdge": "14",
      "elk.spacing.edgeLabel": "4",
      "elk.layered.spacing.nodeNodeBetweenLayers": "44",
      "elk.layered.spacing.edgeNodeBetweenLayers": "20",
      "elk.layered.spacing.edgeEdgeBetweenLayers": "14",
      "elk.layered.nodePlacement.strategy": "LINEAR_SEGMENTS",
      "elk.layered.cycleBreaking.strategy": "MODEL_ORDER",
      "elk.layered.considerModelOrder.strategy": "PREFER_NODES",
      "elk.algorithm": "layered",
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.json.shapeCoords": "ROOT",
      "elk.json.edgeCoords": "ROOT",
      "elk.padding": "[top=24,left=24,bottom=24,right=24]",
    },
    children: insideOf(chart.root, top),
    edges,
  });

  return pictureOf(placed, { byId, lines, grouped });
}

interface Source {
  readonly byId: ReadonlyMap<string, ChartState>;
  readonly lines: ReadonlyMap<string, readonly string[]>;
  readonly grouped: ReadonlyMap<
    string,
    {
      readonly from: string;
      readonly to: string;
      readonly labels: readonly string[];
    }
  >;
}

const boxIn = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  x,
  y,
  width,
  height,
});

function pictureOf(root: ElkNode, { byId, lines, grouped }: Source): Picture {
  const states: PlacedState[] = [];
  const starts: Point[] = [];
  const anywheres: Box[] = [];
  const visit = (node: ElkNode): void => {
    const box = boxIn(node);
    const state = byId.get(node.id);
    if (state) states.push({ ...box, state, lines: lines.get(node.id) ?? [] });
    else if (node.id.startsWith("start of "))
      starts.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    else anywheres.push(box);
    node.children?.forEach(visit);
  };
  root.children?.forEach(visit);
  const edges = (node: ElkNode): ElkExtendedEdge[] => [
    ...(node.edges ?? []),
    ...(node.children ?? []).flatMap(edges),
  ];
  const ways = edges(root).map((edge): PlacedWay => {
    const group = grouped.get(edge.id);
    const label = edge.labels?.[0];
    return {
      id: edge.id,
      from: group?.from.replace("anywhere in ", "") ?? "",
      to: group?.to ?? edge.targets[0] ?? "",
      path: (edge.sections ?? [])
        .map(({ startPoint, bendPoints = [], endPoint }) =>
          rounded([startPoint, ...bendPoints, endPoint]),
        )
        .join(""),
      label: group && label && { ...boxIn(label), lines: group.labels },
    };
  });
  const { width, height } = boxIn(root);
  return { width, height, states, ways, starts, anywheres };
}

const corner = 8;

/** A line along the points, with rounded corners. */
function rounded(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const [before, after] = [points[place - 1], points[place + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const near = toward(point, before);
      const far = toward(point, after);
      return `L${near.x} ${near.y}Q${point.x} ${point.y} ${far.x} ${far.y}`;
    })
    .join("");
}

/** The point towards another one, at most a corner radius away. */
function toward(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const share = length === 0 ? 0 : Math.min(corner, length / 2) / length;
  return { x: from.x + dx * share, y: from.y + dy * share };
}
