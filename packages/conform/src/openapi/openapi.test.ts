import { Validator } from "@seriousme/openapi-schema-validator";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isRecord } from "@foyer/platform/client/json";
import { allCalls } from "../run.ts";
import { currentOpenApi } from "./current.ts";
import { describeFrom } from "./docstrings.ts";

const document = await currentOpenApi();
const written: unknown = JSON.parse(
  readFileSync(
    new URL("../../../../docs/openapi.json", import.meta.url),
    "utf8",
  ),
);

/** Everything in a document, at any depth. */
function* everything(
  value: unknown,
): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const one of value) yield* everything(one);
  if (!isRecord(value)) return;
  yield value;
  for (const one of Object.values(value)) yield* everything(one);
}

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (value, name) => (isRecord(value) ? value[name] : undefined),
      document,
    );

const operationOf = ({ path, method }: { path: string; method: string }) => {
  const { paths } = document;
  const methods = isRecord(paths) ? paths[path] : undefined;
  const found = isRecord(methods) ? methods[method.toLowerCase()] : undefined;
  if (!isRecord(found)) throw new Error(`No operation for ${path}.`);
  return found;
};

describe("docs/openapi.json", () => {
  it("matches the current output of `npm run openapi`", () => {
    expect(written).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it("is valid against the published OpenAPI 3.1 schema", async () => {
    const copy = JSON.parse(JSON.stringify(document));
    expect(await new Validator().validate(copy)).toMatchObject({ valid: true });
  });

  it("contains every call of the contract under its own operation id", () => {
    const names = allCalls.map((call) => operationOf(call)["operationId"]);
    expect(names).toEqual(allCalls.map(({ name }) => name));
    expect(new Set(names).size).toBe(allCalls.length);
  });

  it("contains no dangling references", () => {
    const references = [...everything(document)].flatMap(({ $ref }) =>
      typeof $ref === "string" ? [$ref] : [],
    );
    expect(references.length).toBeGreaterThan(500);
    expect(references.filter((one) => at(one) === undefined)).toEqual([]);
  });

  it("states the session, idempotency key, sealing, error codes and path parameters of each call", () => {
    for (const call of allCalls) {
      const operation = operationOf(call);
      const text = JSON.stringify(operation);
      expect(operation["security"]).toEqual(
        { none: [], token: [{ session: [] }], optional: [{ session: [] }, {}] }[
          call.auth
        ],
      );
      expect(text.includes("#/components/parameters/IdempotencyKey")).toBe(
        call.money,
      );
      expect(text.includes("#/components/schemas/Sealed")).toBe(call.sealed);
      for (const code of call.errors) expect(text).toContain(code);
      for (const [, name] of call.path.matchAll(/{(\w+)}/g))
        expect(operation["parameters"]).toContainEqual(
          expect.objectContaining({ name, in: "path", required: true }),
        );
    }
  });

  it("contains the docstrings, and sample answers for more than 90 % of the calls", () => {
    const text = JSON.stringify(document);
    expect(text).toContain(
      "How many accounts are directly below this one, and how many in total.",
    );
    const examples = allCalls.filter((call) =>
      JSON.stringify(operationOf(call)["responses"]).includes('"examples"'),
    );
    expect(examples.length / allCalls.length).toBeGreaterThan(0.9);
  });
});

describe("docstrings in source text", () => {
  const source = `
    /** Not of a member. */
    export const one = v.object({
      /** What it is. */
      id: text(),
      name: text(),
      note: v.object({ /** Elsewhere. */ id: text() }),
    });
  `;
  const shape = (names: readonly string[]) => ({
    kind: "object" as const,
    open: false,
    members: Object.fromEntries(
      names.map((name) => [name, { kind: "text" as const }]),
    ),
  });

  it("are assigned to the most similar object", () => {
    const wordsOf = describeFrom([source]);
    expect(wordsOf(shape(["id", "name", "note"]), "id")).toBe("What it is.");
    expect(wordsOf(shape(["id", "name", "note"]), "name")).toBeUndefined();
    expect(wordsOf(shape(["id"]), "id")).toBe("Elsewhere.");
    expect(wordsOf(shape(["id", "other"]), "id")).toBeUndefined();
    const spread =
      "v.object({ ...page.entries, /** Whose. */ id: text(), kind })";
    const more = describeFrom([source, spread]);
    expect(more(shape(["id", "kind", "pageNo"]), "id")).toBe("Whose.");
  });

  it("are omitted when two sources disagree", () => {
    const other = source.replace("What it is.", "What else it is.");
    const wordsOf = describeFrom([source, other]);
    expect(wordsOf(shape(["id", "name", "note"]), "id")).toBeUndefined();
  });
});
