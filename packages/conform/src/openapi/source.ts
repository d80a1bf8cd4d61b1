import type { CallDefinition } from "@foyer/platform/call";
import type { Shape } from "../shape.ts";

/** What a document is made of besides the definitions. */
export interface OpenApiSource {
  /** Returns the description of a member, where the definitions' docstrings have one. */
  readonly describe?: (shape: Shape, member: string) => string | undefined;
  /** An example answer of a call. */
  readonly example?: (call: CallDefinition) => unknown;
  /** Names of schemas that several calls share, as "Contract". */
  readonly names?: ReadonlyMap<object, string>;
}
