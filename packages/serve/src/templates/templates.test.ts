import { describe, expect, it } from "vitest";
import { caddyTemplate } from "./caddy.ts";
import { nginxSite } from "./nginx.ts";
import { settingsFrom, type ServerSettings } from "./settings.ts";
import { headersFile } from "./headers-file.ts";

const hosts = {
  image: ["https://img.example"],
  game: [],
  frame: [],
  connect: [],
};
const settings = settingsFrom({}, { brand: "lake", hosts });
const templates: Readonly<Record<string, (of: ServerSettings) => string>> = {
  headersFile,
  nginxSite,
  caddyTemplate,
};

describe.each(Object.entries(templates))("%s", (_name, template) => {
  const text = template(settings);
  it("has the policy with the brand's hosts, and HSTS", () => {
    expect(text).toContain("img-src 'self' data: https://img.example");
    expect(text).toContain("manifest-src 'self'");
    expect(text).toContain("require-trusted-types-for 'script'");
    expect(text).toContain("Strict-Transport-Security");
    expect(text).toContain("max-age=63072000; includeSubDomains");
  });
  it("has the connector documents' own policy", () => {
    expect(text).toContain("sandbox allow-scripts");
    expect(text).toContain("/connect/");
  });
  it("keeps hashed files for ever and pages not at all", () => {
    expect(text).toContain("immutable");
    expect(text).toContain("no-cache");
  });
});

describe("headersFile", () => {
  it("takes every header of the portal back before it gives a connector its own", () => {
    const [portal = "", connector = ""] =
      headersFile(settings).split("/connect/*");
    const names = [...portal.matchAll(/^ {2}([\w-]+): /gm)].map(
      ([, name]) => name,
    );
    for (const name of names.filter((one) => one !== "Cache-Control"))
      expect(connector).toContain(`  ! ${name}\n`);
    expect(connector).not.toContain("require-trusted-types-for");
  });
});

describe("nginxSite", () => {
  const text = nginxSite(settings);
  const portal = text.split("\nserver {").at(-1) ?? "";
  it("has a location either all headers or none: nginx drops inherited ones where it adds one", () => {
    const places = portal
      .split(/\n {4}location /)
      .slice(1)
      .filter((part) => part.includes("add_header"));
    expect(places.map((part) => part.split(" {")[0])).toEqual([
      "^~ /wps/",
      "~ ^/connect/",
      "~ ^/assets/",
      "@busy",
      "@away",
    ]);
    for (const place of places)
      expect(place).toContain("add_header Strict-Transport-Security");
  });
  it("decides by the first expression that matches: private files, connectors, hashed files, other files", () => {
    expect(
      [...portal.matchAll(/location (.*) \{/g)].map(([, place]) => place),
    ).toEqual([
      "^~ /wps/",
      "= /wps",
      "= /report",
      "~ (\\.map|\\.br|\\.gz)$|/\\.|^/_",
      "~ ^/connect/",
      "~ ^/assets/",
      "~ \\.[^/]*$",
      "/",
      "@missing",
      "@busy",
      "@away",
    ]);
  });
  it("trusts the platform's certificate alone, and only over TLS", () => {
    expect(text).toContain("proxy_ssl_verify on;");
    expect(
      nginxSite({ ...settings, platformUrl: "http://127.0.0.1:4174" }),
    ).not.toContain("proxy_ssl");
  });
  it("has names of its own for each brand, so that several stand in one nginx", () => {
    const other = nginxSite({ ...settings, brand: "far-lake" });
    const names = (site: string) =>
      [...site.matchAll(/^(?:upstream|map \S+|log_format) (\S+)/gm)].map(
        ([, name]) => name,
      );
    expect(names(text).length).toBeGreaterThan(2);
    expect(names(text).filter((name) => names(other).includes(name))).toEqual(
      [],
    );
    expect(other).toContain("$foyer_far_lake_connection");
  });
  it("refuses a header that nginx would read as something else", () => {
    const image = ["https://$host"];
    expect(() =>
      nginxSite({ ...settings, hosts: { ...hosts, image } }),
    ).toThrow("Content-Security-Policy");
  });
});

describe("caddyTemplate", () => {
  it("refuses a header that Caddy would read as something else", () => {
    const image = ["https://{host}"];
    expect(() =>
      caddyTemplate({ ...settings, hosts: { ...hosts, image } }),
    ).toThrow("Content-Security-Policy");
  });
});

describe("a brand with phone sign-in by a third party", () => {
  const phone = {
    connector: "https://connect.example",
    portals: ["https://portal.example"],
  };
  const withPhone = { ...settings, phone };
  const ancestors = "frame-ancestors https://portal.example";

  it("has the connector in no template of a brand without", () => {
    for (const template of Object.values(templates)) {
      expect(template(settings)).not.toContain("connect/phone");
      expect(template(settings)).not.toContain("recaptcha");
    }
  });

  it("lets the portal frame it, in every template", () => {
    for (const template of Object.values(templates)) {
      expect(template(withPhone)).toMatch(
        /frame-src 'self' https:\/\/connect\.example/,
      );
      expect(template(withPhone)).toContain(ancestors);
    }
  });

  it("serves it at its own origin alone: nginx", () => {
    const [portal = "", own = ""] = nginxSite(withPhone)
      .split(/\nserver \{/)
      .slice(-2);
    expect(portal).not.toContain(ancestors);
    expect(portal).toMatch(
      /location ~ \^\/connect\/phone\\\. \{\s+return 404;/,
    );
    // The first expression that matches decides.
    expect(portal.indexOf("phone")).toBeLessThan(
      portal.indexOf("^/connect/ {"),
    );
    expect(own).toContain("server_name connect.example;");
    expect(own).toContain(ancestors);
    expect(own).toMatch(/location \/ \{\s+return 404;/);
  });

  it("serves it at its own origin alone: Caddy", () => {
    const [portal = "", own = ""] = caddyTemplate(withPhone).split(
      "\nhttps://connect.example {",
    );
    expect(portal).not.toContain(ancestors);
    expect(portal).toMatch(/@private path .* \/connect\/phone\.\*\n/);
    expect(own).toContain(ancestors);
    expect(own).toMatch(/handle \{\s+error 404/);
  });

  it("takes the connectors' headers back before it gives its own, where paths are all that is told apart", () => {
    const [, own = ""] = headersFile(withPhone).split("/connect/phone.*");
    expect(own).toContain("  ! X-Frame-Options\n");
    expect(own).toContain("  ! Content-Security-Policy\n");
    expect(own).toContain(ancestors);
  });
});
