import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findNginx, nginxAdvice } from "../../../../scripts/nginx.mjs";
import { nginxSite } from "../templates/nginx.ts";
import { nginxMain } from "../templates/nginx-main.ts";
import { settingsFrom } from "../templates/settings.ts";
import { hosts, pages } from "../serving.testing.ts";

const nginx = findNginx();
if (!nginx) console.warn(nginxAdvice);

const openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl"].find((file) =>
  existsSync(file),
);

describe.skipIf(!nginx || !openssl)("the whole nginx.conf with TLS", () => {
  it("is valid for nginx, for a brand with and without phone login", () => {
    const folder = mkdtempSync(join(tmpdir(), "foyer-nginx-tls-"));
    const key = join(folder, "key.pem");
    const certificate = join(folder, "certificate.pem");
    const made = spawnSync(openssl ?? "", [
      ...["req", "-x509", "-newkey", "ec", "-nodes", "-subj", "/CN=localhost"],
      ...["-pkeyopt", "ec_paramgen_curve:prime256v1"],
      ...["-keyout", key, "-out", certificate],
    ]);
    expect(made.status).toBe(0);
    const phone = {
      connector: "https://connect.example",
      portals: ["https://portal.example"],
    };
    for (const signIn of [undefined, phone]) {
      const settings = settingsFrom(
        {
          PLATFORM_URL: "https://127.0.0.1:8443",
          PORTAL_HOST: "portal.example",
          PORTAL_FOLDER: folder,
          PORTAL_LOGS: folder,
          PORTAL_CERTIFICATE: certificate,
          PORTAL_KEY: key,
          PORTAL_PRERENDER: "on",
        },
        { brand: "two-words", hosts, ...pages, phone: signIn },
      );
      writeFileSync(join(folder, "site.conf"), nginxSite(settings));
      const conf = join(folder, "nginx.conf");
      writeFileSync(
        conf,
        nginxMain({ site: "site.conf", settings, folder, modules: [] }),
      );
      const { status, stderr } = spawnSync(
        nginx ?? "",
        ["-t", "-p", folder, "-c", conf],
        { encoding: "utf8" },
      );
      // Newer versions warn that "http2" is now a separate directive.
      expect(
        stderr.replaceAll(/^.*"listen \.\.\. http2".*$/gm, ""),
      ).not.toMatch(/\[(emerg|warn)\]/);
      expect(status).toBe(0);
    }
    rmSync(folder, { recursive: true });
  });
});
