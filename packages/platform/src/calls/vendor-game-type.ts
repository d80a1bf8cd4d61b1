import * as v from "valibot";
import { defineCall } from "../call.ts";
import { list, text } from "../schema/tolerant.ts";

export const vendorGameType = defineCall({
  id: "W-35",
  name: "vendorGameType",
  purpose: "Lists the categories in which a provider has games.",
  method: "GET",
  path: "/wps/game/vendorGameType",
  auth: "none",
  request: v.object({ vassalage: v.string() }),
  response: list(text()),
});
