import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeBrandFolder } from "../checks/brandFolder.testing.ts";
import { describeProblem } from "../files/problem.ts";
import { checkContent } from "./checkContent.ts";

/** A text in both languages of the brand. */
export const both = (text: string) => ({ EN: text, MY: text });

/** The file of a page. */
export const page = (body = "Four rooms.", title = "Our rooms") =>
  `---\ntitle: ${title}\ndescription: Where we play.\n---\n\n${body}\n`;

/**
 * Makes a brand that has one page of its own, in English, its default language, and in Malay.
 *
 * @example const own = makeContentFolder(); own.put("pages/rooms/EN.md", page("# Rooms")); own.problems();
 */
export function makeContentFolder() {
  const folder = makeBrandFolder();
  const put = (file: string, text: string) => {
    const path = join(folder.brandDir, "content", file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const lines = (isNote: boolean) =>
    checkContent(folder.brandDir, {
      brand: JSON.parse(
        readFileSync(join(folder.brandDir, "brand.json"), "utf8"),
      ),
      codes: ["EN", "MY"],
      paths: ["/", "/down", "/help"],
    })
      .filter(({ note = false }) => note === isNote)
      .map(describeProblem);
  put("pages/rooms/EN.md", page());
  put("pages/rooms/MY.md", page());
  return {
    folder,
    put,
    putJson: (value: unknown) => put("content.json", JSON.stringify(value)),
    /** What the check of the content alone says, a line each. */
    problems: () => lines(false),
    notes: () => lines(true),
  };
}
