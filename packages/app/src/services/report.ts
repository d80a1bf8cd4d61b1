/** A fault that nobody using the portal needs to know about (ERR-22). */
export interface Fault {
  readonly type:
    | "chunk"
    | "stylesheet"
    | "render"
    | "unhandled"
    | "host"
    | "customerService";
  /** Where: the address of a file, without its query, or the name of the part of the page. */
  readonly address: string;
}

export type Report = (fault: Fault) => void;

/** Where a page sends its reports: the portal's own server. */
export const reportAddress = "/report";

/**
 * Sends faults to the portal's own server. They contain only type and address, so that nothing private can leave with
 * them.
 *
 * @example report({ type: "chunk", address: "/assets/Seamless-1a2b.js" })
 */
export function beaconReport(
  send: (url: string, body: string) => boolean,
): Report {
  const told = new Set<string>();
  return ({ type, address }) => {
    const fault = JSON.stringify({
      type,
      address: address.split("?")[0]?.slice(0, 300),
    });
    if (told.has(fault)) return;
    told.add(fault);
    send(reportAddress, fault);
  };
}

/* Browsers report this when resize notifications are delayed to the next frame: nothing has failed. */
const isNoFault = (event: Event): boolean =>
  "message" in event && String(event.message).startsWith("ResizeObserver");

/**
 * Reports errors that were unexpected and not caught: where they happened, but nothing of their message.
 *
 * @example reportUnhandled(services.report)
 */
export function reportUnhandled(report: Report): void {
  for (const kind of ["error", "unhandledrejection"])
    window.addEventListener(kind, (event) => {
      if (!isNoFault(event))
        report({ type: "unhandled", address: location.pathname });
    });
}
