import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { productPaths } from "../../../../app/src/navigation/table.ts";
import { jsonText } from "../../files/exportJson.ts";
import { describeProblem, type Problem } from "../../files/problem.ts";
import { iconProblem } from "../../identity/icons.ts";
import { newBrand } from "../../scaffold/scaffold.ts";
import { brandWords } from "../../words/brandWords.ts";
import { checkBrand } from "../check.ts";

const realThemes = fileURLToPath(
  new URL("../../../../../themes", import.meta.url),
);

const english = {
  hd_home: "Home",
  "bottom.home": "Home",
  hello: "Hello {name}",
  games: "{count, plural, one {# game} other {# games}}",
  terms: "Read the <link>terms</link>",
  hd_down: "App",
};
const malay = {
  hd_home: "Utama",
  "bottom.home": "Utama",
  hello: "Hai {name}",
  games: "{count, plural, other {# permainan}}",
  terms: "Baca <link>terma</link>",
  hd_down: "Aplikasi",
};
const packs = [
  { tag: "en", file: "packages/app/en.json", messages: english },
  { tag: "ms", file: "packages/app/ms.json", messages: malay },
];
const checkWords = brandWords((tag) =>
  packs.find((pack) => pack.tag === tag.slice(0, 2)),
);

/** What a sound brand says in brand.json besides what a new one does. */
const more = {
  languages: {
    EN: { tag: "en", label: "English" },
    MY: { tag: "ms-MY", label: "Melayu", numerals: "latn" },
  },
  routes: { off: ["/vnLottery"], needsLogin: ["/help"] },
  features: { freePlay: "FREEPLAY3", smsLogin: "SMSLOGIN3" },
  flags: { FREEPLAY3: false, REGMOBVERF3: true },
  age: { terms: 18, birthday: 21 },
  channels: { telegram: "https://t.example/lake" },
  layout: {
    home: { sections: ["banner", "hot"], rails: ["RNG"] },
    banner: { shape: "card", autoplay: 10 },
    pager: { links: 5, sizes: [20, 50] },
  },
  jurisdiction: {
    id: "lakeland",
    helpLines: [{ name: "Play Calm", url: "https://playcalm.example" }],
  },
};

/** What a check found: errors and notes, a line each. */
export interface Findings {
  readonly errors: readonly string[];
  readonly notes: readonly string[];
}

/**
 * A themes folder with the brands `lake`, which has no faults, and `harbour`. Each change is made to a fresh copy.
 *
 * @example soundBrand().broken((dir) => rmSync(`${dir}/brand.json`)).errors
 */
export function soundBrand() {
  const root = mkdtempSync(join(tmpdir(), "foyer-sound-"));
  const themesDir = join(root, "themes");
  const dir = join(themesDir, "lake");
  const untouched = join(root, "lake");
  newBrand(themesDir, "harbour");
  newBrand(themesDir, "lake");
  symlinkSync(
    join(realThemes, "node_modules"),
    join(themesDir, "node_modules"),
  );
  const file = join(dir, "brand.json");
  const brand: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, jsonText({ ...brand, ...more }));
  writeFileSync(
    join(dir, "messages/EN.json"),
    jsonText({ hd_home: "Lobby", hello: "Welcome, {name}" }),
  );
  cpSync(dir, untouched, { recursive: true });

  // Most changes leave the favicon as it is, and drawing it takes longest.
  const drawn = new Map<string, string | undefined>();
  const checkIcon = (svg: string) => {
    if (!drawn.has(svg)) drawn.set(svg, iconProblem(svg));
    return drawn.get(svg);
  };
  const check = (id = "lake"): Problem[] =>
    checkBrand(id, {
      themesDir,
      packs,
      checkWords,
      checkIcon,
      paths: productPaths(),
    });
  return {
    root,
    themesDir,
    dir,
    findings: (id?: string) => sorted(check(id)),
    /** What the check finds in a fresh copy after a change. */
    broken(change: (dir: string) => void): Findings {
      rmSync(dir, { recursive: true, force: true });
      cpSync(untouched, dir, { recursive: true });
      change(dir);
      return sorted(check());
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function sorted(problems: readonly Problem[]): Findings {
  const lines = (note: boolean) =>
    problems
      .filter((problem) => (problem.note ?? false) === note)
      .map(describeProblem);
  return { errors: lines(false), notes: lines(true) };
}
