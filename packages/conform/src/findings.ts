import type { CallDefinition } from "@foyer/platform/call";
import type { Difference } from "./compare.ts";
import { nodesOf } from "./nodes.ts";
import type { CallReport, Verdict } from "./report.ts";
import { shapeOf } from "./shape-of.ts";

/** What the tries of one call have shown so far. */
export interface Findings {
  readonly differences: Map<string, Difference>;
  readonly extra: Set<string>;
  readonly seen: Set<string>;
  readonly values: unknown[];
  /** Why some tries got no answer that could be judged. */
  readonly notRun: string[];
  missing: string;
}

export const noFindings = (): Findings => ({
  differences: new Map(),
  extra: new Set(),
  seen: new Set(),
  values: [],
  notRun: [],
  missing: "",
});

/** Adds differences; the same difference in another try is not added again. */
export const add = (
  findings: Findings,
  differences: readonly Difference[],
): void => {
  for (const one of differences) {
    const key = `${one.path.replace(/\[\d+\]/g, "[]")} ${one.expected}`;
    if (!findings.differences.has(key)) findings.differences.set(key, one);
  }
};

function verdictOf(findings: Findings): Verdict {
  if (findings.differences.size > 0) return "differs";
  if (findings.missing !== "") return "missing";
  return findings.values.length > 0 ? "conforms" : "not run";
}

/** Fields that no answer had; of a union, one option is enough. */
function unseenOf(
  nodes: readonly string[],
  seen: ReadonlySet<string>,
): readonly string[] {
  const chosen = new Set(
    [...seen].map((node) => node.replace(/\|\d+.*$/, "|")),
  );
  const shown = nodes.filter(
    (node) =>
      !seen.has(node) &&
      !(node.includes("|") && chosen.has(node.replace(/\|\d+.*$/, "|"))),
  );
  return shown.map((node) => node.replace(/\|\d+/g, ""));
}

/** The final report of a call. */
export function reportOf(call: CallDefinition, findings: Findings): CallReport {
  const verdict = verdictOf(findings);
  const inValue = call.place === "value";
  const nodes = nodesOf(shapeOf(call.response), inValue ? "$.value" : "$");
  return {
    id: call.id,
    name: call.name,
    method: call.method,
    path: call.path,
    verdict,
    why:
      verdict === "missing"
        ? findings.missing
        : verdict === "conforms"
          ? ""
          : [...new Set(findings.notRun)].join("; "),
    differences: [...findings.differences.values()],
    extra: [...findings.extra],
    unseen:
      findings.values.length === 0
        ? []
        : unseenOf(
            nodes.map(({ node }) => node),
            findings.seen,
          ),
    nodes: nodes.length,
  };
}
