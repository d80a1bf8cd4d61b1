import * as v from "valibot";
import { lane, vendorCard } from "@foyer/platform/calls";

/**
 * Schemas that parse a part of an answer inside a function, where its requirements are not visible, each with the
 * schema to be read instead.
 */
export const hiddenSchemas: ReadonlyMap<object, object> = new Map<
  object,
  object
>([[lane.entries.cards, v.nullish(v.record(v.string(), vendorCard))]]);
