import type { CallDefinition } from "@foyer/platform/call";
import { maxAnswerBytes } from "@foyer/platform/client/body";
import { callTimeoutMs, unknownKeyCode } from "@foyer/platform/constants";
import { envelopeSchemas, refusalCodes } from "./envelope.ts";
import { blockSchemas, type JsonSchema } from "./json-schema.ts";
import { operationOf } from "./operation.ts";
import { shared } from "./shared.ts";
import type { OpenApiSource } from "./source.ts";

/** An OpenAPI 3.1 document. */
export type OpenApi = JsonSchema;

const groupOf = ({ path }: CallDefinition): string => {
  const [, , first = "", second = ""] = path.split("/");
  return first === "relay" ? (second.split("_")[0] ?? first) : first;
};

const info = [
  "The calls that the portal makes to a gaming platform, generated from the call definitions in packages/platform/src/calls.",
  "The portal calls these paths on its own origin; a gateway forwards them.",
  `Each attempt times out after ${callTimeoutMs / 1000} seconds; each answer may have at most ${maxAnswerBytes / 1024 / 1024} MiB. Amounts are decimal strings, times are epoch milliseconds, switches are 0 or 1.`,
  "The schemas describe what to send. The portal tolerates more, but do not rely on that.",
  "Not included, because they are not calls: the socket /wps/events, and the page /wps/session/social/{provider} that a popup opens. docs/platform.md describes them.",
].join("\n\n");

/**
 * Writes the call definitions as an OpenAPI 3.1 document.
 *
 * @example openApi(allCalls, { describe: describeFrom(sources) })
 */
export function openApi(
  calls: readonly CallDefinition[],
  source: OpenApiSource = {},
): OpenApi {
  const { refer, schemas } = shared(calls, source);
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const ordered = [...calls].sort((one, other) =>
    `${one.path} ${one.method}` < `${other.path} ${other.method}` ? -1 : 1,
  );
  for (const call of ordered) {
    const methods = (paths[call.path] ??= {});
    methods[call.method.toLowerCase()] = {
      tags: [groupOf(call)],
      ...operationOf(call, { refer, ...source }),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform calls of the portal",
      version: "1",
      description: info,
    },
    servers: [{ url: "/", description: "The portal's own origin." }],
    tags: [...new Set(ordered.map(groupOf))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        session: {
          type: "http",
          scheme: "bearer",
          description: "The token that a login returned. Never in a URL.",
        },
      },
      parameters: {
        Merchant: header("Merchant", "Merchant code of the brand."),
        Language: header(
          "Language",
          "Pack code of the language that the visitor has chosen, such as EN.",
        ),
        Platform: {
          ...header("X-Platform", "Always W: the portal on the web."),
          schema: { const: "W" },
        },
        IdempotencyKey: {
          ...header(
            "Idempotency-Key",
            "A UUID for each intent that the member has confirmed. The same key with the same fields returns the first answer again; with other fields, 409 IDEMPOTENCY_CONFLICT. Passwords are not compared; a rejected call leaves its key free.",
          ),
          schema: { type: "string", format: "uuid" },
        },
      },
      schemas: {
        ...envelopeSchemas,
        ...blockSchemas,
        ...schemas,
        Sealed: {
          type: "object",
          properties: {
            value: {
              type: "string",
              description: `A compact JWE (ECDH-ES, A256GCM) to a key of sealingKeys, which the header's kid names. A key that is no longer known is rejected with ${unknownKeyCode} before any effect.`,
              pattern: "^[\\w-]+\\.[\\w-]*\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+$",
            },
          },
          required: ["value"],
        },
        RefusalCode: {
          type: "string",
          enum: refusalCodes,
          description: "The closed set in packages/platform/src/errors.ts.",
        },
      },
    },
  };
}

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
});
