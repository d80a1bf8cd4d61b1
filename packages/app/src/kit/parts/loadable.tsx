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
  /** What stands there until the code has come. */
  readonly pending?: ReactNode;
  /** Where a failure is shown. @default in the part's own place */
  readonly failure?: (content: ReactNode, props: P) => ReactNode;
}

/**
 * Makes a component of code that is fetched when it is first shown. A failed fetch is tried once more by itself,
 * then the person may try again; nothing else on the page is touched (OPN-69).
 *
 * @example const LoginDialog = loadable(() => import("./LoginDialog.tsx"));
 */
export const loadable = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  options?: LoadableOptions<P>,
) => fetched(load, (part) => part, options);

/**
 * The same of one part of several that come in one file, which it exports as default: only that can be asked for again.
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
  /** Once it has come it is there, without a line too. */
  let there: ComponentType<P> | undefined;
  const keep = (part: { default: Exported }) => ({
    default: (there = pick(whole(part).default)),
  });
  return Object.assign(
    function Loadable(props: P) {
      const [attempt, setAttempt] = useState(0);
      const gone = useRef(false);
      const onlyAnew = useRef(false);
      const { report } = useServices();
      const Part = useMemo(() => {
        // Each attempt needs a lazy of its own: React keeps the outcome of the first.
        void attempt;
        return lazy(() =>
          withTimeout(
            there
              ? Promise.resolve({ default: there })
              : onlyAnew.current
                ? reloadIfServed()
                : fetchPart(
                    () => (fetchLostStyles()?.then(load) ?? load()).then(whole),
                    (error) =>
                      report({ type: "chunk", address: missingFile(error) }),
                  ).then(keep),
          ),
        );
      }, [attempt, report]);
      const onRetry = (error: unknown) => {
        const before = gone.current;
        // Without a line, or on a slow one, nothing is known of the part.
        gone.current = navigator.onLine && !(error instanceof ChunkTimeout);
        // Code that came cut short is kept by the browser as what it is, until the page is loaded anew; and what
        // is still gone at the second asking belongs to a build that is no more.
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
      ahead: (): Promise<unknown> => load().then(keep),
    },
  );
}

/** Loads the page anew, where its server answers: a browser that has no line and does not know it would lose the page. */
async function reloadIfServed(): Promise<never> {
  await askServer(location.href);
  location.reload();
  return new Promise(() => undefined);
}

/** Code that is cut short may still be code: it ends in a name that nobody knows, or before what it was fetched for. */
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
