// @ts-check
import { buildPortal } from "./build.mjs";
import { freePort, ports } from "./lib/ports.mjs";
import { startPreview } from "./services.mjs";

/** Serves the build, made now if it is missing or old, against the platform of PLATFORM_URL until Ctrl-C. */
export async function preview() {
  const platformUrl =
    process.env["PLATFORM_URL"] ?? `http://127.0.0.1:${ports.sandbox}`;
  const { origin, hostname } = new URL(platformUrl);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  const portal = await startPreview({
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
