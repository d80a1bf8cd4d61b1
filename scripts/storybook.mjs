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
  if (what === "build") return buildStorybook();
  const port = await freePort(ports.storybook);
  console.log(`\n  Storybook  http://localhost:${port}\n`);
  await must(
    "Storybook",
    bin("storybook"),
    ["dev", "--port", String(port), "--no-open", "--ci", ...quiet],
    { env: environment() },
  );
}

/**
 * Builds Storybook.
 * @param {string} [folder]
 * @param {"inherit" | "collect"} [output] `collect` says nothing unless the build fails.
 */
export const buildStorybook = (
  folder = "storybook-static",
  output = "inherit",
) =>
  must(
    "The build of Storybook",
    bin("storybook"),
    ["build", ...quiet, "--output-dir", folder],
    { env: environment(), output },
  );

const environment = () => ({
  FOYER_BRAND: chosenBrand(),
  STORYBOOK_DISABLE_TELEMETRY: "1",
});
