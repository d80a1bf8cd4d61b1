import type { Difference } from "./compare.ts";
import type { ForeignHost } from "./hosts.ts";

export type Verdict = "conforms" | "differs" | "missing" | "not run";

/** The result for one call. */
export interface CallReport {
  /** Row of the wire contract, as "W-27". */
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict;
  /** Why it was not run, or is missing; otherwise empty. */
  readonly why: string;
  readonly differences: readonly Difference[];
  /** Members that the contract does not name. */
  readonly extra: readonly string[];
  /** Fields that no answer had content for, so that nothing is known of them. */
  readonly unseen: readonly string[];
  /** Number of fields in the call's answer. */
  readonly nodes: number;
}

/** The result of `conform`. */
export interface Report {
  readonly url: string;
  readonly calls: readonly CallReport[];
  readonly hosts: readonly ForeignHost[];
  /** True: something was tried, nothing differs and nothing is missing. */
  readonly ok: boolean;
}

const count = (report: Report, verdict: Verdict): number =>
  report.calls.filter((call) => call.verdict === verdict).length;

/** Number of calls for each verdict. */
export function summary(report: Report): string {
  const figures = (["conforms", "differs", "missing", "not run"] as const).map(
    (verdict) => `${count(report, verdict)} ${verdict}`,
  );
  const tried = report.calls.some(({ verdict }) => verdict !== "not run");
  return `${report.calls.length} calls: ${figures.join(", ")}.${tried ? "" : " Nothing could be tried."}`;
}

function linesOf(call: CallReport): string[] {
  const head = `${call.verdict.padEnd(9)} ${call.id.padEnd(7)} ${call.name}  ${call.method} ${call.path}`;
  const why = call.why ? [`            ${call.why}`] : [];
  const differences = call.differences.flatMap(
    ({ path, expected, got, times }) => [
      `            ${path}${times > 1 ? `, and ${times - 1} more like it` : ""}`,
      `              expected  ${expected}`,
      `              got       ${got}`,
    ],
  );
  const extra =
    call.extra.length > 0
      ? [`            note: not of the contract: ${call.extra.join(", ")}`]
      : [];
  const unseen =
    call.unseen.length > 0
      ? [
          `            note: no answer had ${call.unseen.length} of ${call.nodes} fields: ${call.unseen.join(", ")}`,
        ]
      : [];
  return [head, ...why, ...differences, ...extra, ...unseen];
}

/** Why calls that change something were not run. */
export const waitsForEffects = "changes something: needs --effects";

/**
 * Writes a report for people: a line for each call, with its problems below it.
 *
 * @param quiet True: calls that conform, and those that need `--effects`, are only counted.
 */
export function writeReport(report: Report, quiet = false): string {
  const shown = report.calls.filter(
    ({ verdict, why }) =>
      !quiet || (verdict !== "conforms" && why !== waitsForEffects),
  );
  const foreign = report.hosts.filter(({ listed }) => !listed);
  const hosts =
    foreign.length === 0
      ? ["Hosts: none outside the brand's list."]
      : [
          "Hosts outside the brand's list (`hosts` in brand.json); the portal refuses them:",
          ...foreign.map(
            ({ host, call, path }) => `  ${host}  ${call} ${path}`,
          ),
        ];
  return [
    ...shown.flatMap(linesOf),
    "",
    ...hosts,
    "",
    summary(report),
    "",
  ].join("\n");
}
