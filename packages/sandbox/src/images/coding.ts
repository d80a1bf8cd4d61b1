/** A compression of an answer. */
export type Coding = "br" | "gzip";

/**
 * The best compression that a client accepts, or none.
 * @example codingOf("gzip, deflate, br;q=0.8") // "br"
 */
export function codingOf(header: string | undefined): Coding | undefined {
  const taken = new Map<string, boolean>();
  for (const part of header?.toLowerCase().split(",") ?? []) {
    const [name = "", ...rest] = part.split(";").map((one) => one.trim());
    taken.set(name, !rest.some((one) => /^q=0(?:\.0*)?$/.test(one)));
  }
  const any = taken.get("*") ?? false;
  return (["br", "gzip"] as const).find((name) => taken.get(name) ?? any);
}
