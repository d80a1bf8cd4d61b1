import { unknownKeyCode } from "@foyer/platform/constants";
import { serverCodes } from "../judge.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Codes that any call may be rejected with. */
export const commonCodes = [
  "NOT_LOGGED_IN",
  "FORBIDDEN",
  "TRIAL_NOT_ALLOWED",
  "VALIDATION",
  "MAINTENANCE",
  "REGION_BLOCKED",
  "TOO_MANY_REQUESTS",
  "UNKNOWN",
] as const;

/** All codes of a platform. */
export const refusalCodes: readonly string[] = [
  ...serverCodes,
  unknownKeyCode,
].toSorted();

/** The envelope of every answer. */
export const envelopeSchemas: Readonly<Record<string, JsonSchema>> = {
  Answered: {
    type: "object",
    description: "What stands around every answer.",
    properties: {
      success: { const: true },
      code: { type: "string", examples: ["OK"] },
      message: { type: "string", examples: [""] },
    },
    required: ["success", "code", "message"],
  },
  Refused: {
    type: "object",
    description: "Why nothing was done.",
    properties: {
      success: { const: false },
      code: { $ref: "#/components/schemas/RefusalCode" },
      message: {
        type: "string",
        description:
          "A sentence for the player, shown as plain text where the code is none that the portal has words for.",
      },
      value: {
        description:
          "What the refusal brings along: of VALIDATION `fields`, what is wrong with each; else as the call says.",
      },
    },
    required: ["success", "code", "message"],
    examples: [
      {
        success: false,
        code: "VALIDATION",
        message: "Some of the values sent are not valid.",
        value: { fields: { amount: "is not a plain amount" } },
      },
    ],
  },
};
