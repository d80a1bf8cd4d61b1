import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "@formatjs/icu-messageformat-parser";
import { parseSync } from "vite";
import { bareNames } from "./pack-check-arguments.ts";

/** An argument of a message that is shown as it is given, `{minute}` and not `{minute, number}`. */
export interface BareArgument {
  readonly id: string;
  readonly name: string;
  /** What it is given, as its `defineMessages` says; "unknown" where that is not said in a way that is read here. */
  readonly type: "number" | "text" | "unknown";
}

/**
 * The bare arguments of all messages that a source defines, and what each is given. A number among them has Latin
 * digits whatever the brand's numerals are: only `{minute, number}` is written in the numerals of the language.
 *
 * @example bareArguments("/src/a.ts", source).filter(({ type }) => type === "number")
 */
export function bareArguments(file: string, source: string): BareArgument[] {
  const { program } = parseSync(file, source);
  const types = new Map([
    ...neighbours(program)
      .map((path) => join(dirname(file), path))
      .flatMap((path) => [
        ...namedTypes(parseSync(path, readFileSync(path, "utf8")).program),
      ]),
    ...namedTypes(program),
  ]);
  return [...nodesOf(program)]
    .filter(
      (node) =>
        node.type === "CallExpression" &&
        nodeAt(node, "callee")?.["name"] === "defineMessages",
    )
    .flatMap((call) => {
      const given = params(call)[0];
      const [messages] = list(call, "arguments");
      return list(messages, "properties").flatMap((message) => {
        const key = nameOf(message);
        const { id, defaultMessage } = textsOf(nodeAt(message, "value"));
        return [...bareNames(parse(defaultMessage))].map((name) => ({
          id,
          name,
          type: typeOf(member(member(given, key, types), name, types), types),
        }));
      });
    });
}

/* The rest reads the syntax tree, as much of it as types of messages are written in. */

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
type Types = ReadonlyMap<string, Node>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value;

const nodeAt = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
};

const list = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one);
  if (!isNode(value)) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** Files that it imports from beside it, whose types it may use. */
const neighbours = (program: unknown) =>
  [...nodesOf(program)]
    .filter(({ type }) => type === "ImportDeclaration")
    .map((node) => String(nodeAt(node, "source")?.["value"]))
    .filter((path) => /^\.{1,2}\/.*(?<!\.css)\.tsx?$/.test(path));

/** Types that the file names itself. */
const namedTypes = (program: unknown): Types =>
  new Map(
    [...nodesOf(program)].flatMap((node) => {
      const type =
        node.type === "TSTypeAliasDeclaration"
          ? nodeAt(node, "typeAnnotation")
          : node.type === "TSInterfaceDeclaration"
            ? nodeAt(node, "body")
            : undefined;
      return type ? [[String(nodeAt(node, "id")?.["name"]), type]] : [];
    }),
  );

const params = (node: Node | undefined) =>
  list(nodeAt(node, "typeArguments"), "params");

function nameOf(property: Node): string {
  const key = nodeAt(property, "key");
  return String(key?.["name"] ?? key?.["value"]);
}

/** The type of a member of a type; undefined where it has none, or none that is read here. */
function member(
  type: Node | undefined,
  name: string,
  types: Types,
): Node | undefined {
  if (!type) return undefined;
  if (type.type === "TSIntersectionType") {
    const parts = list(type, "types");
    // A record whose names are put together, or come from elsewhere, has what no other part has.
    for (const part of [
      ...parts.filter((one) => !isOpen(one, types)),
      ...parts,
    ]) {
      const found = member(part, name, types);
      if (found) return found;
    }
    return undefined;
  }
  if (type.type === "TSTypeReference") {
    const called = String(nodeAt(type, "typeName")?.["name"]);
    const [keys, value] = params(type);
    if (called === "Record")
      return isOpen(type, types) || literals(keys, types).includes(name)
        ? value
        : undefined;
    if (called === "Pick" || called === "Omit")
      return member(keys, name, types);
    return member(types.get(called), name, types);
  }
  const members = [...list(type, "members"), ...list(type, "body")];
  const property = members.find((one) => nameOf(one) === name);
  return nodeAt(nodeAt(property, "typeAnnotation"), "typeAnnotation");
}

const isOpen = (type: Node, types: Types) =>
  nodeAt(type, "typeName")?.["name"] === "Record" &&
  literals(params(type)[0], types).includes(undefined);

/** The texts that a union of them may be; undefined for one that is not written out. */
function literals(
  type: Node | undefined,
  types: Types,
): (string | undefined)[] {
  if (type?.type === "TSUnionType")
    return list(type, "types").flatMap((one) => literals(one, types));
  if (type?.type === "TSLiteralType")
    return [String(nodeAt(type, "literal")?.["value"])];
  const named = types.get(String(nodeAt(type, "typeName")?.["name"]));
  return named ? literals(named, types) : [undefined];
}

function typeOf(type: Node | undefined, types: Types): BareArgument["type"] {
  switch (type?.type) {
    case "TSNumberKeyword":
    case "TSBigIntKeyword":
      return "number";
    case "TSStringKeyword":
      return "text";
    case "TSUnionType": {
      const parts = list(type, "types").map((one) => typeOf(one, types));
      if (parts.includes("number")) return "number";
      return parts.every((part) => part === "text") ? "text" : "unknown";
    }
    case "TSTypeReference": {
      const called = String(nodeAt(type, "typeName")?.["name"]);
      // A part of the page, as a time that is drawn by itself.
      if (called === "ReactNode" || called === "MessageValue") return "text";
      return typeOf(types.get(called), types);
    }
    default:
      return "unknown";
  }
}

/** The id and the English text of one message, put together of its parts where it is long. */
function textsOf(message: Node | undefined): {
  readonly id: string;
  readonly defaultMessage: string;
} {
  const text = (key: string) => {
    const property = list(message, "properties").find(
      (one) => nameOf(one) === key,
    );
    const value = nodeAt(property, "value");
    const [quasi] = list(value, "quasis");
    const cooked = quasi?.["value"];
    return typeof cooked === "object" && cooked && "cooked" in cooked
      ? String(cooked.cooked)
      : String(value?.["value"] ?? "");
  };
  return { id: text("id"), defaultMessage: text("defaultMessage") };
}
