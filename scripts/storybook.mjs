// @ts-check
import { chosenBrand } from "./lib/brand.mjs";
import { bin, must } from "./lib/children.mjs";
import { freePort, ports } from "./lib/ports.mjs";

const quiet = ["--disable-telemetry", "--quiet"];

/**
 * Serves Storybook, or builds it into storybook-static.
 * @param {string[]} args
 */
export async function storybook([what]) {
  const env = { FOYER_BRAND: chosenBrand(), STORYBOOK_DISABLE_TELEMETRY: "1" };
  if (what === "build") {
    await must(
      "The build of Storybook",
      bin("storybook"),
      ["build", ...quiet, "--output-dir", "storybook-static"],
      { env },
    );
    return;
  }
  const port = await freePort(ports.storybook);
  console.log(`\n  Storybook  http://localhost:${port}\n`);
  await must(
    "Storybook",
    bin("storybook"),
    ["dev", "--port", String(port), "--no-open", "--ci", ...quiet],
    { env },
  );
}
