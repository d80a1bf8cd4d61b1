import { parseSync, type Plugin } from "vite";

/** The result of a transforming plug-in for a module. */
export function transformed(
  { transform }: Plugin,
  code: string,
  id: string,
): string {
  if (typeof transform !== "function")
    throw new Error("The plug-in has no transform.");
  const context = { parse: (text: string) => parseSync("a.js", text).program };
  const answer: unknown = Reflect.apply(transform, context, [code, id]);
  return typeof answer === "object" && answer !== null && "code" in answer
    ? String(answer.code)
    : code;
}
