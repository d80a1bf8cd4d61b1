import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
  type UIEvent,
} from "react";
import type { TreeLine } from "./treeLines.ts";
import {
  windowOf,
  type Heights,
  type Place,
  type TreeWindow,
  type Run,
} from "./treeWindow.ts";
import type { TreeGridProps } from "./TreeGrid.types.ts";

/** Initial guesses until measured, in CSS pixels. */
const guess = { line: 44, box: 640 } as const;
const unknown: Heights = { known: new Map(), usual: guess.line };
/** Scrolling less than this renders nothing new, in CSS pixels. */
const step = 32;

interface DrawnTree extends TreeWindow {
  /** Number of lines that fit in the box. */
  readonly page: number;
  onScroll(event: UIEvent<HTMLElement>): void;
}

/** Decides which lines are rendered. It measures those and estimates the others from them. */
export function useTreeWindow(
  box: RefObject<HTMLDivElement | null>,
  lines: readonly TreeLine[],
  focused: number,
): DrawnTree {
  const width = useRef(0);
  const [place, setPlace] = useState<Place>({ top: 0, height: guess.box });
  const [heights, setHeights] = useState(unknown);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const drawn = useMemo(
    () => windowOf(keys, heights, place, focused),
    [keys, heights, place, focused],
  );

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientHeight, clientWidth } = element;
      if (clientHeight > 0)
        setPlace((last) =>
          last.height === clientHeight
            ? last
            : { ...last, height: clientHeight },
        );
      /* Text wraps differently at another width, so the measurements are no longer valid. */
      if (width.current !== clientWidth) setHeights(unknown);
      width.current = clientWidth;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);

  /* Repeats after its own change until nothing differs: another estimate renders other lines. */
  useLayoutEffect(() => {
    const now = new Set(
      drawn.runs.flatMap(({ from, to }) => keys.slice(from, to)),
    );
    const found = measured(box.current, now);
    setHeights((last) => withMeasured(last, found));
  }, [box, keys, drawn]);

  return {
    ...drawn,
    page: Math.max(Math.floor(place.height / heights.usual) - 1, 1),
    onScroll: ({ currentTarget }) => {
      const top = Math.floor(currentTarget.scrollTop / step) * step;
      setPlace((last) => (last.top === top ? last : { ...last, top }));
    },
  };
}

function measured(
  box: HTMLElement | null,
  keys: ReadonlySet<string>,
): [string, number][] {
  return [...(box?.querySelectorAll<HTMLElement>("[data-line]") ?? [])].flatMap(
    (element) => {
      const key = element.dataset["line"] ?? "";
      const { height } = element.getBoundingClientRect();
      return height > 0 && keys.has(key) ? [[key, height]] : [];
    },
  );
}

function withMeasured(last: Heights, found: [string, number][]): Heights {
  const fresh = found.filter(
    ([key, height]) => Math.abs((last.known.get(key) ?? 0) - height) > 0.5,
  );
  if (fresh.length === 0) return last;
  /* The first measurements stand for all unknown lines; a changing estimate would make the page jump. */
  const usual = last.known.size > 0 ? last.usual : median(found);
  return { known: new Map([...last.known, ...fresh]), usual };
}

function median(found: [string, number][]): number {
  const sorted = found.map(([, height]) => height).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? guess.line;
}

/** Loads more of a level when its end is near: once per row count, so that a level that does not grow is not requested again and again. */
export function useMoreOnceNear(
  lines: readonly TreeLine[],
  runs: readonly Run[],
  onLoadMore: TreeGridProps["onLoadMore"],
): void {
  const asked = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const { from, to } of runs)
      for (const line of lines.slice(from, to)) {
        if (line.kind !== "more") continue;
        if (asked.current.get(line.key) === line.count) continue;
        asked.current.set(line.key, line.count);
        onLoadMore?.(line.of?.id);
      }
  }, [lines, runs, onLoadMore]);
}
