/** A style file and the names that are used from it; without names, all of it belongs to the component. */
export interface StyleFile {
  readonly file: string;
  readonly names?: readonly string[];
}

/** How files are found and read; paths use slashes and are relative to the checkout's root. */
export interface Sources {
  readonly list: (folder: string) => readonly string[];
  readonly read: (file: string) => string | undefined;
}

const source = "packages/ui/src";
const isOwn = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(stories|test|browser)\./.test(file);

/**
 * The style files of a component: those in its folder, those of the private parts that it is built from, and the
 * named styles that it uses from shared files. Files of other components that it uses are not included.
 *
 * @example styleFiles("button", sources).map(({ file }) => file)
 */
export function styleFiles(component: string, sources: Sources): StyleFile[] {
  const folder = `${source}/components/${component}`;
  const waiting = sources
    .list(folder)
    .filter(isOwn)
    .map((file) => `${folder}/${file}`);
  const seen = new Set<string>();
  const own = new Set<string>();
  const shared = new Map<string, Set<string>>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = seen.has(file) ? undefined : sources.read(file);
    seen.add(file);
    if (text === undefined) continue;
    if (file.endsWith(".css.ts")) own.add(file);
    for (const { names, from } of importsIn(text)) {
      const target = joined(file, from);
      if (target.startsWith(`${source}/private/`)) waiting.push(target);
      if (
        target.startsWith(`${source}/styles/`) &&
        target.endsWith(".css.ts") &&
        !/\/(vars|layers|reset|base)\.css\.ts$/.test(target)
      )
        shared.set(target, new Set([...(shared.get(target) ?? []), ...names]));
    }
  }
  return [
    ...[...own].sort().map((file) => ({ file })),
    ...[...shared].map(([file, names]) => ({ file, names: [...names].sort() })),
  ];
}

function importsIn(text: string) {
  return [
    ...text.matchAll(/(?:import|export)\s+([^"';]*?)\s*from\s*"(\.[^"]+)"/g),
  ].map(([, clause = "", from = ""]) => ({
    from,
    names: [...clause.matchAll(/(?<=[{,]\s*)(\w+)/g)].map(
      ([, name = ""]) => name,
    ),
  }));
}

/** A relative import as a path from the root. */
function joined(file: string, relative: string): string {
  const parts = file.split("/").slice(0, -1);
  for (const part of relative.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}
