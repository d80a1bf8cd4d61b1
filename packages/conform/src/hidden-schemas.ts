import * as v from "valibot";
import { lane, vendorCard } from "@foyer/platform/calls";

/**
 * Schemas that read a part of an answer inside a function, where nobody else sees what they ask of it; and what is to be
 * read in their place.
 */
export const hiddenSchemas: ReadonlyMap<object, object> = new Map<
  object,
  object
>([[lane.entries.cards, v.nullish(v.record(v.string(), vendorCard))]]);
