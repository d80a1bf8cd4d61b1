import {
  Component,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from "react";
import { ErrorState } from "@foyer/ui/error-state";
import { LoadFailure } from "@foyer/ui/status-page";
import { CallError } from "@foyer/platform/errors";
import { useIntl } from "react-intl";
import { useServices } from "../../services/services.ts";
import { errorText } from "../words/errors.ts";

/** A part of the site took too long to load. */
export class ChunkTimeout extends Error {
  override readonly name = "ChunkTimeout";
}

/**
 * Keeps a failure inside one panel and offers a new try.
 *
 * @example <PanelBoundary name="winners"><Winners /></PanelBoundary>
 */
export function PanelBoundary({
  name,
  children,
}: {
  name: string;
  children: ReactNode;
}) {
  const [attempt, setAttempt] = useState(0);
  const { report } = useServices();
  return (
    <Boundary
      key={attempt}
      onError={(error) => {
        // A failed call is not a defect of the panel.
        if (!(error instanceof CallError))
          report({ type: "render", address: name });
      }}
      fallback={(error) => (
        <PartFailure
          error={error}
          onRetry={() => setAttempt((count) => count + 1)}
        />
      )}
    >
      {children}
    </Boundary>
  );
}

/** Shown in place of a part that failed, depending on the error. */
export function PartFailure({
  error,
  onRetry,
}: {
  error: unknown;
  onRetry: () => void;
}) {
  const intl = useIntl();
  const lineIsBack = useEffectEvent(() => {
    if (!(error instanceof CallError)) onRetry();
  });
  useEffect(() => {
    if (navigator.onLine) return;
    // What could not be loaded offline is loaded automatically when the connection is back.
    const retry = () => lineIsBack();
    addEventListener("online", retry, { once: true });
    return () => removeEventListener("online", retry);
  }, []);
  const failure =
    error instanceof CallError
      ? { reason: error.code, message: error.message }
      : error instanceof ChunkTimeout
        ? ({ reason: "TIMEOUT" } as const)
        : // When offline, nothing is wrong with the page.
          navigator.onLine
          ? undefined
          : ({ reason: "NETWORK" } as const);
  return failure ? (
    <ErrorState title={errorText(intl, failure)} onRetry={onRetry} />
  ) : (
    <LoadFailure onRetry={onRetry} />
  );
}

interface BoundaryProps {
  readonly fallback: (error: unknown) => ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Error boundary: renders the fallback in place of children that failed. */
export class Boundary extends Component<
  BoundaryProps,
  { readonly failed: boolean; readonly error: unknown }
> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed
      ? this.props.fallback(this.state.error)
      : this.props.children;
  }
}
