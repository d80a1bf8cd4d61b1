import { describe, expect, it } from "vitest";
import { settingsFrom } from "./settings.ts";

const hosts = { image: [], game: [], frame: [], connect: [] };
const from = (env: Record<string, string>) =>
  settingsFrom(env, { brand: "lake", hosts, paths: ["/"], languages: ["EN"] });

describe("settingsFrom", () => {
  it("has an example value for everything that is not set", () => {
    expect(from({})).toEqual({
      brand: "lake",
      hosts,
      platformUrl: "https://platform.example",
      host: "lake.example",
      folder: "/srv/lake/current",
      logs: "/var/log/nginx",
      tls: true,
      port: 443,
      ipv6: true,
      certificate: "/etc/ssl/lake/fullchain.pem",
      key: "/etc/ssl/lake/privkey.pem",
      paths: ["/"],
      languages: ["EN"],
      brotli: false,
      prerender: false,
      unlisted: false,
      merchant: "lake",
      proxies: [],
    });
  });

  it("uses the values that are set, with the brand's name filled in", () => {
    expect(
      from({
        PLATFORM_URL: "https://gateway.example:8443/",
        PORTAL_HOST: "{brand}.portals.example",
        PORTAL_FOLDER: "/var/www/{brand}",
        PORTAL_TLS: "off",
        PORTAL_BROTLI: "on",
      }),
    ).toMatchObject({
      platformUrl: "https://gateway.example:8443",
      host: "lake.portals.example",
      folder: "/var/www/lake",
      tls: false,
      port: 8080,
      brotli: true,
    });
  });

  it.each([
    ["PLATFORM_URL", "platform.example"],
    ["PLATFORM_URL", "ftp://platform.example"],
    ["PLATFORM_URL", "https://platform.example/base"],
    ["PLATFORM_URL", "https://platform.example/?a"],
    ["PORTAL_HOST", "portal.example; return 200"],
    ["PORTAL_HOST", "portal.example\n}"],
    ["PORTAL_FOLDER", "srv/portal"],
    ["PORTAL_FOLDER", "/srv/$uri"],
    ["PORTAL_PORT", "0"],
    ["PORTAL_TLS", "yes"],
    ["PORTAL_PRERENDER", "yes"],
    ["PORTAL_KEY", '/etc/"key'],
  ])("rejects %s as %j and names it", (name, value) => {
    expect(() => from({ [name]: value })).toThrow(name);
  });

  it("does not repeat a password that is part of an address", () => {
    expect(() =>
      from({ PLATFORM_URL: "https://me:secret@platform.example" }),
    ).toThrow(/^(?!.*secret)PLATFORM_URL/);
  });
});
