// @ts-check
import { buildPortal } from "./build.mjs";
import { chosenBrand } from "./lib/brand.mjs";
import { freePort, ports } from "./lib/ports.mjs";
import { Plain } from "./lib/root.mjs";
import { announce, startPreview, startSandbox } from "./services.mjs";

/** Builds everything and serves it until Ctrl-C. */
export async function start() {
  const brand = chosenBrand();
  const portalPort = await freePort(ports.portal);
  const sandboxPort = await freePort(ports.sandbox, new Set([portalPort]));
  console.log(`Starting ${brand} …`);
  const [folder, sandbox] = await Promise.all([
    buildPortal(),
    startSandbox({
      port: sandboxPort,
      portalOrigin: `http://localhost:${portalPort}`,
      hops: 1,
    }),
  ]);
  const portal = await startPreview({
    folder,
    port: portalPort,
    platformUrl: sandbox.url,
    platformOrigins: [new URL(sandbox.url).origin],
  });
  announce({ portal: portal.url, sandbox });
  await Promise.race([
    sandbox.ended.then((code) => stopped("sandbox", code)),
    portal.ended.then((code) => stopped("portal", code)),
  ]);
}

/**
 * @param {string} name
 * @param {number} code
 */
function stopped(name, code) {
  throw new Plain(
    `The ${name} stopped (exit code ${code}); everything else was ended too.`,
  );
}
