// @ts-check
import { buildPortal } from "./build.mjs";
import { freePort, ports } from "./lib/ports.mjs";
import { startNginx } from "./nginx.mjs";
import { startPreview } from "./services.mjs";

/**
 * Serves the build, made now if it is missing or old, against the platform of PLATFORM_URL until Ctrl-C; with
 * FOYER_SERVER=nginx by a real nginx, as it would be deployed.
 */
export async function preview() {
  const platformUrl =
    process.env["PLATFORM_URL"] ?? `http://127.0.0.1:${ports.sandbox}`;
  const { origin, hostname } = new URL(platformUrl);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const startPortal =
    process.env["FOYER_SERVER"] === "nginx" ? startNginx : startPreview;
  const portal = await startPortal({
    folder: await buildPortal(),
    port: await freePort(ports.portal),
    platformUrl,
    // A platform on this machine serves its own pictures and games; a real one has hosts, named by the brand.
    platformOrigins: isLocal ? [origin] : [],
  });
  console.log(
    `\n  Portal    ${portal.url}\n  Platform  ${platformUrl}\n\n  Ctrl-C ends it.\n`,
  );
  await portal.ended;
}
