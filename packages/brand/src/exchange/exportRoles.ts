import { modes, type Mode } from "@foyer/themes/contract";
import { jsonText } from "../files/exportJson.ts";
import { deriveTheme } from "../seeds/derive.ts";
import { readTokens, type Token } from "../tokens/dtcg.ts";
import { readTheme } from "../tokens/readTheme.ts";
import { isObject } from "../tokens/tokenBasics.ts";
import type { PackFile } from "./exportFiles.ts";
import { nested } from "./nestTokens.ts";
import { roleTokens, type RoleToken } from "./roleTokens.ts";

/** What is exported: a brand, and the content of its tokens.json. */
export interface ExportedBrand {
  /** The name of its folder. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** The mode that a tool starts with. */
  readonly firstMode: Mode;
  readonly tokens: unknown;
}

const schemas = "https://www.designtokens.org/schemas/2025.10";

/** The file by which the import knows what a design tool has changed. */
export const beforeFile = "before.json";

/**
 * A brand's roles for design tools: a resolver document, the files of the tokens that are the same in both modes and
 * of each mode, the brand's own groups if it has any, and a copy of its tokens.json.
 *
 * @example exportRoles({ id: "harbour", name: "Blue Harbour", firstMode: "dark", tokens }).map(({ name }) => name)
 */
export function exportRoles({
  id,
  name,
  firstMode,
  tokens,
}: ExportedBrand): PackFile[] {
  const { seeds, overrides, ownGroups } = readTheme(tokens);
  const roles = roleTokens(deriveTheme(seeds, overrides));
  const hasOwn = Object.keys(ownGroups).length > 0;
  const file = (
    description: string,
    list: Iterable<readonly [string, RoleToken]>,
  ) => ({
    $schema: `${schemas}/format.json`,
    $description: description,
    ...nested(list),
  });
  const contents: Readonly<Record<string, unknown>> = {
    [`${id}.resolver.json`]: resolver({ name, firstMode, hasOwn }),
    ...(hasOwn && { "own.tokens.json": ownFile(ownGroups, tokens) }),
    "both.tokens.json": file(
      `${name}: the roles that are the same in both modes.`,
      roles.both,
    ),
    ...Object.fromEntries(
      modes.map((mode) => [
        `${mode}.tokens.json`,
        file(`${name}: the roles of ${mode} mode.`, roles[mode]),
      ]),
    ),
    [beforeFile]: tokens,
  };
  return Object.entries(contents).map(([path, content]) => ({
    name: path,
    text: jsonText(content),
  }));
}

/** Which files make which mode, as the format's resolver module wants it. */
function resolver({
  name,
  firstMode,
  hasOwn,
}: Pick<ExportedBrand, "name" | "firstMode"> & { readonly hasOwn: boolean }) {
  const source = (file: string) => [{ $ref: `${file}.tokens.json` }];
  return {
    $schema: `${schemas}/resolver.json`,
    name,
    version: "2025.10",
    sets: {
      ...(hasOwn && { own: { sources: source("own") } }),
      both: { sources: source("both") },
    },
    modifiers: {
      mode: {
        contexts: Object.fromEntries(modes.map((mode) => [mode, source(mode)])),
        default: firstMode,
      },
    },
    resolutionOrder: [
      ...(hasOwn ? [{ $ref: "#/sets/own" }] : []),
      { $ref: "#/sets/both" },
      { $ref: "#/modifiers/mode" },
    ],
  };
}

/** The brand's own groups, with values in place of aliases that point to seeds and roles in tokens.json. */
function ownFile(groups: Readonly<Record<string, unknown>>, file: unknown) {
  const tokens = readTokens(file);
  return {
    $schema: `${schemas}/format.json`,
    ...Object.fromEntries(
      Object.entries(groups).map(([name, group]) => [
        name,
        name.startsWith("$") ? group : closed(group, name, tokens),
      ]),
    ),
  };
}

const pointsOutside = /"\{(?:seeds|both|dark|light)\./;

function closed(
  node: unknown,
  path: string,
  tokens: ReadonlyMap<string, Token>,
): unknown {
  if (!isObject(node)) return node;
  if ("$value" in node) {
    const token = tokens.get(path);
    return token && pointsOutside.test(JSON.stringify(node["$value"]))
      ? { ...node, $type: token.type, $value: token.value }
      : node;
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      key.startsWith("$") && key !== "$root"
        ? child
        : closed(child, `${path}.${key}`, tokens),
    ]),
  );
}
