// @ts-check
import { chosenBrand } from "./lib/brand.mjs";
import { bin, must } from "./lib/children.mjs";
import { freePort, ports } from "./lib/ports.mjs";
import { at } from "./lib/root.mjs";
import { announce, startSandbox } from "./services.mjs";

/** Serves the portal from its sources, with hot reload, and a sandbox beside it, until Ctrl-C. */
export async function dev() {
  const port = await freePort(ports.portal);
  const portal = `http://localhost:${port}`;
  const sandbox = await startSandbox({
    port: await freePort(ports.sandbox, new Set([port])),
    portalOrigin: portal,
  });
  announce({ portal, sandbox });
  const served = must(
    "The portal",
    bin("vite"),
    ["--config", "vite.config.ts", "--port", String(port), "--strictPort"],
    {
      cwd: at("packages/app"),
      env: { FOYER_BRAND: chosenBrand(), PLATFORM_URL: sandbox.url },
    },
  );
  await Promise.race([served, sandbox.ended]);
}
