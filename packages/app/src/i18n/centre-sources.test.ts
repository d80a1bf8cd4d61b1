import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { englishFiles, readPack } from "@foyer/brand/words/basePacks";
import { expect, it } from "vitest";
import { root } from "@foyer/brand/checkout";
import { components, folders } from "./centre-sources.json";

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        // Stories and tests are never shipped.
        !/\.(test|spec|stories|testing)\.|\/testing\/|\/private\/story/.test(
          file,
        ),
    );

const isOfCentre = (file: string) =>
  folders.some((folder) => file.startsWith(`packages/app/src/${folder}/`)) ||
  components.some((name) => file.includes(`/ui/src/components/${name}/`));

/**
 * Imports that could show texts of the centres: from the centres' own folders, and from components that only the
 * centres use.
 */
const imports = new RegExp(
  String.raw`from "(?:@foyer/ui|(?:\.\./)+(?:components/)?|\./)/?(${components.join("|")})(?:/[\w./]+)?"`,
  "g",
);

/*
 * The texts are loaded with the centres (CentreWords): shown anywhere else, they would be missing. Code that is
 * fetched when a centre is opened has them.
 */
it("uses components with texts of the centres only in the centres", () => {
  const files = [
    ...sourcesIn("packages/app/src"),
    ...sourcesIn("packages/ui/src"),
  ];
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(imports)].map(
      ([, name]) => ({ file, name }),
    ),
  );
  expect(used.filter(({ file }) => isOfCentre(file)).length).toBeGreaterThan(
    20,
  );
  expect(used.filter(({ file }) => !isOfCentre(file))).toEqual([]);
});

it("uses messages of the centres only in the centres", () => {
  const words = englishFiles(root).filter(({ ofCentre }) => ofCentre);
  const ids = words.flatMap(({ file }) =>
    Object.keys(readPack(join(root, file))),
  );
  const ofCentre = new Set(ids);
  const said = [
    ...sourcesIn("packages/app/src"),
    ...sourcesIn("packages/ui/src"),
  ]
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/"([\w.]+)"/g)].map(
        ([, id = ""]) => ({ file, id }),
      ),
    )
    .filter(({ id }) => ofCentre.has(id));
  expect(said.length).toBeGreaterThan(900);
  expect(said.filter(({ file }) => !isOfCentre(file))).toEqual([]);
});
