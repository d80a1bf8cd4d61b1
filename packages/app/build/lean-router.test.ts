import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { leanedRouter, leanRouter } from "./lean-router.ts";
import { transformed } from "./testing/transformed.ts";

/* The router as installed: its internal structure may change with any version. */
const require = createRequire(import.meta.url);
const folder = join(
  dirname(
    createRequire(require.resolve("react-router-dom")).resolve("react-router"),
  ),
  "../production",
);
const installed = readdirSync(folder)
  .filter((name) => name.endsWith(".mjs"))
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .join("\n");

describe("leanRouter", () => {
  it("leaves no top-level statement in the installed router that keeps links and forms in the bundle", () => {
    expect(installed).toMatch(/^Link\.displayName = /m);
    expect(installed).toMatch(/^var Link = \w+\.forwardRef\(/m);
    const lean = leanedRouter(installed);
    expect(lean).not.toMatch(/^\w+\.displayName = /m);
    expect(lean).not.toMatch(
      /^(?:var|let|const) \w+ = \w+\.(?:createContext|forwardRef|memo)\(/m,
    );
    expect(lean.split("\n")).toHaveLength(installed.split("\n").length);
  });

  it("changes only the router's files", () => {
    const code = `var A = React.memo(B);\nA.displayName = "A";`;
    expect(transformed(leanRouter(), code, "/x/src/A.js")).toBe(code);
    expect(
      transformed(leanRouter(), code, "/x/react-router/dist/production/a.mjs"),
    ).toBe(
      `var A = /* @__PURE__ */ React.memo(B);\n${" ".repeat(`A.displayName = "A";`.length)}`,
    );
  });
});
