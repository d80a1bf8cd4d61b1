import { usualCodes } from "../checks/flagCodes.ts";
import { isObject } from "../tokens/tokenBasics.ts";

type Json = Readonly<Record<string, unknown>>;

/** Examples that cannot be derived from the schema's rules, by dotted key; `*` stands for any name. */
const own: Readonly<Record<string, unknown>> = {
  $schema: "../brand.schema.json",
  name: "Blue Harbour",
  "languages.*.label": "English",
  "languages.*.tag": "en",
  "languages.*.offeredFrom": 60,
  defaultLanguage: "EN",
  categories: ["HOME", "LIVE", "RNG", "FAV"],
  ...Object.fromEntries(
    Object.entries(usualCodes).map(([name, code]) => [
      `features.${name}`,
      code,
    ]),
  ),
  flags: { FREEPLAY3: false },
  "accountTypes.agent": ["1", "2", "41", "42"],
  "accountTypes.trial": ["4"],
  bingoLanguages: ["EN"],
  zaloBonusText: "50",
  channels: { telegram: "https://t.example/blueharbour" },
  "legal.rights": "© 2026 Blue Harbour. All rights reserved.",
  "legal.licence":
    "Licence RG-2026-0417, granted by the Lakeland Gaming Commission.",
  "legal.risk": "Gaming involves risk: you can lose the money you stake.",
  "legal.words": { AR: { risk: "…" } },
  "phoneSignIn.apiKey": "the-project-key-for-browsers",
  "phoneSignIn.projectId": "blue-harbour-sign-in",
  "phoneSignIn.connector": "https://connect.harbour.example",
  "jurisdiction.id": "lakeland",
  "jurisdiction.regulator": "Lakeland Gaming Commission",
  "jurisdiction.licenceUrl": "https://lakeland.example/licences/RG-2026-0417",
  "jurisdiction.helpLines": [
    { name: "Play Calm", url: "https://playcalm.example" },
  ],
  "jurisdiction.helpLines.*.name": "Play Calm",
  "jurisdiction.helpLines.*.url": "https://playcalm.example",
  "legal.words.*.rights": "© 2026 Blue Harbour. Tous droits réservés.",
  "legal.words.*.licence":
    "Licence RG-2026-0417, accordée par la Lakeland Gaming Commission.",
  "legal.words.*.risk":
    "Le jeu comporte des risques : la mise peut être perdue.",
  feedback: { min: 10, max: 140 },
  "feedback.min": 10,
  "feedback.max": 140,
  "hosts.game": ["https://play.harbour.example"],
  "hosts.frame": ["https://help.harbour.example"],
  "hosts.connect": ["https://live.harbour.example"],
  "hosts.link": ["https://get.harbour.example", "https://*.harbour.example"],
  "phoneSignIn.portals": ["https://harbour.example"],
};

/** Texts for the kinds of patterns; the first that matches a pattern is its example. */
const kinds = [
  "https://img.harbour.example",
  "/sports",
  "blue_harbour",
  "en",
  "EN",
  "18+",
  "latn",
];

/**
 * A value that a schema allows, for the author to start from: the schema's own example, else one made from its rules.
 *
 * @example exampleOf({ enum: ["dark", "light"], default: "dark" }, "defaultMode") // "light"
 */
export function exampleOf(schema: Json, path: string): unknown {
  const [given] = listOf(schema["examples"]);
  if (given !== undefined) return given;
  if (Object.hasOwn(own, path)) return own[path];
  if ("const" in schema) return schema["const"];
  const choices = listOf(schema["enum"]);
  if (choices.length > 0)
    return choices.find((choice) => choice !== schema["default"]);
  const [variant] = listOf(schema["anyOf"] ?? schema["oneOf"]);
  if (isObject(variant)) return exampleOf(variant, path);
  switch (schema["type"]) {
    case "boolean":
      return schema["default"] !== true;
    case "integer":
    case "number":
      return schema["default"] ?? schema["minimum"] ?? 1;
    case "array":
      return listExample(schema, path);
    case "object":
      return objectExample(schema, path);
    default:
      return textExample(schema, path);
  }
}

function listExample(schema: Json, path: string): unknown[] {
  const { items, minItems } = schema;
  if (!isObject(items)) return [];
  const choices = listOf(items["enum"]);
  const least = typeof minItems === "number" ? minItems : 1;
  return choices.length > 0
    ? choices.slice(0, Math.max(2, least))
    : [exampleOf(items, `${path}.*`)];
}

function objectExample(schema: Json, path: string): Json {
  const { properties, additionalProperties, propertyNames } = schema;
  if (isObject(properties)) {
    const needed = listOf(schema["required"]);
    const names = Object.keys(properties).filter((name) =>
      needed.includes(name),
    );
    const shown =
      names.length > 0 ? names : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(
      shown.flatMap((name) => {
        const member = properties[name];
        return isObject(member)
          ? [[name, exampleOf(member, `${path}.${name}`)]]
          : [];
      }),
    );
  }
  if (!isObject(additionalProperties)) return {};
  const key = isObject(propertyNames)
    ? String(exampleOf(propertyNames, `${path}.key`))
    : "name";
  return { [key]: exampleOf(additionalProperties, `${path}.*`) };
}

function textExample({ pattern, format }: Json, path: string): string {
  if (format === "uri") return "https://harbour.example/help";
  if (typeof pattern !== "string") return path.split(".").at(-1) ?? "text";
  const rule = new RegExp(pattern, "u");
  return kinds.find((text) => rule.test(text)) ?? "text";
}

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : [];
