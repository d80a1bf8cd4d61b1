import { describe, expect, it } from "vitest";
import { caddyTemplate } from "./caddy.ts";
import { nginxSite } from "./nginx.ts";
import { settingsFrom, type ServerSettings } from "./settings.ts";
import { headersFile } from "./headers-file.ts";
import { pages } from "../serving.testing.ts";

const hosts = {
  image: ["https://img.example"],
  game: [],
  frame: [],
  connect: [],
};
const settings = settingsFrom({}, { brand: "lake", hosts, ...pages });
const templates: Readonly<Record<string, (of: ServerSettings) => string>> = {
  headersFile,
  nginxSite,
  caddyTemplate,
};

describe.each(Object.entries(templates))("%s", (_name, template) => {
  const text = template(settings);
  it("contains the policy with the brand's hosts, and HSTS", () => {
    expect(text).toContain("img-src 'self' data: https://img.example");
    expect(text).toContain("manifest-src 'self'");
    expect(text).toContain("require-trusted-types-for 'script'");
    expect(text).toContain("Strict-Transport-Security");
    expect(text).toContain("max-age=63072000; includeSubDomains");
  });
  it("contains a separate policy for the connector documents", () => {
    expect(text).toContain("sandbox allow-scripts");
    expect(text).toContain("/connect/");
  });
  it("caches hashed files as immutable and revalidates pages", () => {
    expect(text).toContain("immutable");
    expect(text).toContain("no-cache");
  });
});

it.each(Object.entries(templates))(
  "%s keeps a site out of search engines if it is not to be listed",
  (_name, template) => {
    const unlisted = settingsFrom(
      { PORTAL_LISTED: "off" },
      { brand: "lake", hosts, ...pages },
    );
    expect(template(unlisted)).toMatch(/X-Robots-Tag\W+noindex/);
    expect(template(settings)).not.toContain("X-Robots-Tag");
  },
);

describe("headersFile", () => {
  it("removes every header of the portal before it sets those of a connector", () => {
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
  it("repeats all headers in each location that adds one, because nginx then drops inherited ones", () => {
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
  it("orders its locations: private files, connectors, hashed files, other files", () => {
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
      "~* ^/(?:|index\\.html|live|inHouse)/*$",
      "/",
      "@missing",
      "@busy",
      "@away",
    ]);
  });
  it("verifies the certificate of the platform over TLS, and has no TLS settings without it", () => {
    expect(text).toContain("proxy_ssl_verify on;");
    expect(
      nginxSite({ ...settings, platformUrl: "http://127.0.0.1:4174" }),
    ).not.toContain("proxy_ssl");
  });
  it("uses separate names for each brand, so that one nginx can serve several", () => {
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
  it("rejects a header that nginx would interpret differently", () => {
    const image = ["https://$host"];
    expect(() =>
      nginxSite({ ...settings, hosts: { ...hosts, image } }),
    ).toThrow("Content-Security-Policy");
  });
});

describe("caddyTemplate", () => {
  it("answers at its own host alone where other brands share the server", () => {
    const plain = settingsFrom(
      { PORTAL_TLS: "off", PORTAL_PORT: "8081" },
      { brand: "lake", hosts, ...pages },
    );
    expect(caddyTemplate(plain)).toMatch(/^:8081 \{$/m);
    expect(caddyTemplate(plain, { shared: true })).toMatch(
      /^http:\/\/lake\.example:8081 \{$/m,
    );
  });
  it("rejects a header that Caddy would interpret differently", () => {
    const image = ["https://{host}"];
    expect(() =>
      caddyTemplate({ ...settings, hosts: { ...hosts, image } }),
    ).toThrow("Content-Security-Policy");
  });
});

describe("the phone login connector of a third party", () => {
  const phone = {
    connector: "https://connect.example",
    portals: ["https://portal.example"],
  };
  const withPhone = { ...settings, phone };
  const ancestors = "frame-ancestors https://portal.example";

  it("is in no template of a brand without it", () => {
    for (const template of Object.values(templates)) {
      expect(template(settings)).not.toContain("connect/phone");
      expect(template(settings)).not.toContain("recaptcha");
    }
  });

  it("may be framed by the portal in every template", () => {
    for (const template of Object.values(templates)) {
      expect(template(withPhone)).toMatch(
        /frame-src 'self' https:\/\/connect\.example/,
      );
      expect(template(withPhone)).toContain(ancestors);
    }
  });

  it("is served only at its own origin by nginx", () => {
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

  it("is served only at its own origin by Caddy", () => {
    const [portal = "", own = ""] = caddyTemplate(withPhone).split(
      "\nhttps://connect.example {",
    );
    expect(portal).not.toContain(ancestors);
    expect(portal).toMatch(/@private path .* \/connect\/phone\.\*\n/);
    expect(own).toContain(ancestors);
    expect(own).toMatch(/handle \{\s+error 404/);
  });

  it("removes the headers of other connectors before it sets its own, in the file for static hosts", () => {
    const [, own = ""] = headersFile(withPhone).split("/connect/phone.*");
    expect(own).toContain("  ! X-Frame-Options\n");
    expect(own).toContain("  ! Content-Security-Policy\n");
    expect(own).toContain(ancestors);
  });
});
