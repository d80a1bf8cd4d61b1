import type { CallDefinition } from "@foyer/platform/call";
import type { Shape } from "../shape.ts";

/** What a document is made of besides the definitions. */
export interface OpenApiSource {
  /** Says in words what a member is, where the definitions' docstrings do. */
  readonly describe?: (shape: Shape, member: string) => string | undefined;
  /** An answer to show, by the name of a call. */
  readonly example?: (call: CallDefinition) => unknown;
  /** Names of schemas that several calls have, as "Contract". */
  readonly names?: ReadonlyMap<object, string>;
}
