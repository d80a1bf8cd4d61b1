import { describe, expect, it } from "vitest";
import { settingsFrom } from "./settings.ts";

const hosts = { image: [], game: [], frame: [], connect: [] };
const from = (env: Record<string, string>) =>
  settingsFrom(env, { brand: "lake", hosts });

describe("settingsFrom", () => {
  it("has an example for whatever is not named", () => {
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
      brotli: false,
      merchant: "lake",
      proxies: [],
    });
  });

  it("takes what is named, with the brand's name in its place", () => {
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
    ["PORTAL_KEY", '/etc/"key'],
  ])("refuses %s as %j, by name", (name, value) => {
    expect(() => from({ [name]: value })).toThrow(name);
  });

  it("does not repeat a password that stands in an address", () => {
    expect(() =>
      from({ PLATFORM_URL: "https://me:secret@platform.example" }),
    ).toThrow(/^(?!.*secret)PLATFORM_URL/);
  });
});
