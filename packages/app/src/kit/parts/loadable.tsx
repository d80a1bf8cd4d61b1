import {
  lazy,
  Suspense,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import { chunkTimeoutMs } from "@foyer/platform/constants";
import { askServer, fetchPart, missingFile } from "@foyer/platform/part";
import { useServices } from "../../services/services.ts";
import { fetchLostStyles } from "./lostStyles.ts";
import { Boundary, ChunkTimeout, PartFailure } from "./PanelBoundary.tsx";

interface LoadableOptions<P> {
  /** Shown until the code has loaded. */
  readonly pending?: ReactNode;
  /** Where a failure is shown. @default in the part's own place */
  readonly failure?: (content: ReactNode, props: P) => ReactNode;
}

/**
 * Makes a component of code that is fetched when it is first shown. A failed fetch is retried once automatically;
 * after that the visitor may retry. Nothing else on the page is affected (OPN-69).
 *
 * @example const LoginDialog = loadable(() => import("./LoginDialog.tsx"));
 */
export const loadable = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  options?: LoadableOptions<P>,
) => fetched(load, (part) => part, options);

/**
 * The same for one of several parts in one file, which exports them together as its default: only a default export
 * can be fetched again.
 *
 * @example const BetsPage = loadableOf(() => import("./RecordPages.tsx"), "BetsPage");
 */
export const loadableOf = <Name extends string>(
  load: () => Promise<{ default: Readonly<Record<Name, ComponentType>> }>,
  name: Name,
) =>
  fetched<object, Readonly<Record<Name, ComponentType>>>(
    load,
    (parts) => parts[name],
  );

function fetched<P extends object, Exported>(
  load: () => Promise<{ default: Exported }>,
  pick: (exported: Exported) => ComponentType<P>,
  { pending, failure = (content) => content }: LoadableOptions<P> = {},
) {
  /** Once loaded, the part stays available, even offline. */
  let there: ComponentType<P> | undefined;
  const keep = (part: { default: Exported }) => ({
    default: (there = pick(whole(part).default)),
  });
  const ahead = (): Promise<unknown> => load().then(keep);
  if ("part" in load) {
    const place = named.get(`${load.part}`) ?? [];
    named.set(`${load.part}`, [...place, ahead]);
  }
  return Object.assign(
    function Loadable(props: P) {
      const [attempt, setAttempt] = useState(0);
      const gone = useRef(false);
      const onlyAnew = useRef(false);
      const { report, onPart } = useServices();
      const Part = useMemo(() => {
        // Each attempt needs its own lazy component: React keeps the outcome of the first.
        void attempt;
        // Where there is no browser, the file is at hand or the build is broken.
        if (typeof document === "undefined") {
          if ("part" in load) onPart?.(`${load.part}`);
          return lazy(() => load().then(keep));
        }
        return (
          there ??
          lazy(() =>
            withTimeout(
              onlyAnew.current
                ? reloadIfServed()
                : fetchPart(
                    () => (fetchLostStyles()?.then(load) ?? load()).then(whole),
                    (error) =>
                      report({ type: "chunk", address: missingFile(error) }),
                  ).then(keep),
            ),
          )
        );
      }, [attempt, report, onPart]);
      const onRetry = (error: unknown) => {
        const before = gone.current;
        // When offline or after a timeout, nothing is known about the part.
        gone.current = navigator.onLine && !(error instanceof ChunkTimeout);
        // Truncated code stays in the browser's module map until the page is reloaded; and a part that is still
        // missing at the second attempt belongs to a build that no longer exists.
        onlyAnew.current =
          gone.current &&
          (before ||
            error instanceof SyntaxError ||
            error instanceof ReferenceError);
        setAttempt((count) => count + 1);
      };
      return (
        <Boundary
          key={attempt}
          fallback={(error) =>
            failure(
              <PartFailure error={error} onRetry={() => onRetry(error)} />,
              props,
            )
          }
        >
          <Suspense fallback={pending}>
            <Part {...props} />
          </Suspense>
        </Boundary>
      );
    },
    {
      /** Fetches the code before it is shown. */
      ahead,
    },
  );
}

/** How each part with a name is fetched; one that is used in several places has to be there for each of them. */
const named = new Map<string, readonly (() => Promise<unknown>)[]>();

/**
 * Fetches the parts that a page was drawn with, and those that they bring along: a part whose code is there comes to
 * life in one go, and one that has to wait for it would be drawn again.
 *
 * @example await fetchDrawnParts(state.parts);
 */
export async function fetchDrawnParts(names: readonly string[]): Promise<void> {
  const known = names.filter((name) => named.has(name));
  // One that cannot be had says so in its place.
  await Promise.all(
    known
      .flatMap((name) => named.get(name) ?? [])
      .map((fetchIt) => fetchIt().catch(() => {})),
  );
  const further = names.filter((name) => !known.includes(name));
  if (known.length > 0 && further.length > 0) await fetchDrawnParts(further);
}

/** Reloads the page if its server answers: a browser that is offline without knowing it would lose the page. */
async function reloadIfServed(): Promise<never> {
  await askServer(location.href);
  location.reload();
  return new Promise(() => undefined);
}

/** Truncated code may still parse: it ends in an unknown name, or before the export that it was fetched for. */
function whole<T extends { readonly default: unknown }>(part: T): T {
  if (!part.default) throw new SyntaxError("A part came without its end.");
  return part;
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), chunkTimeoutMs);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
