import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as exported from "@foyer/platform/calls";
import { allCalls } from "../run.ts";
import { describeFrom } from "./docstrings.ts";
import { openApi, type OpenApi } from "./document.ts";
import { sampleAnswers } from "./samples.ts";

/** Where the calls are defined: their docstrings are read from there. */
const folder = new URL("../../../platform/src/calls/", import.meta.url);

/** Schemas that the calls export under a name. */
const namedSchemas = (): ReadonlyMap<object, string> =>
  new Map(
    Object.entries(exported).flatMap(([name, one]): [object, string][] =>
      typeof one === "object" && "kind" in one && one.kind === "schema"
        ? [[one, name]]
        : [],
    ),
  );

/** The OpenAPI document of all calls, with their docstrings as descriptions and sample answers as examples. */
export async function currentOpenApi(): Promise<OpenApi> {
  const sources = readdirSync(fileURLToPath(folder))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => readFileSync(new URL(name, folder), "utf8"));
  const samples = await sampleAnswers(allCalls);
  return openApi(allCalls, {
    describe: describeFrom(sources),
    example: ({ name }) => samples.get(name),
    names: namedSchemas(),
  });
}
