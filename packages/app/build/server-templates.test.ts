import { describe, expect, it } from "vitest";
import {
  caddyTemplate,
  headersFile,
  nginxTemplate,
} from "./server-templates.ts";

const hosts = {
  image: ["https://img.example"],
  game: [],
  frame: [],
  connect: [],
};
const templates = { headersFile, nginxTemplate, caddyTemplate };

describe.each(Object.entries(templates))("%s", (_name, template) => {
  const text = template(hosts);
  it("has the policy with the brand's hosts, and HSTS", () => {
    expect(text).toContain("img-src 'self' data: https://img.example");
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
      headersFile(hosts).split("/connect/*");
    const names = [...portal.matchAll(/^ {2}([\w-]+): /gm)].map(
      ([, name]) => name,
    );
    for (const name of names.filter((one) => one !== "Cache-Control"))
      expect(connector).toContain(`  ! ${name}\n`);
    expect(connector).not.toContain("require-trusted-types-for");
  });
});

describe("nginxTemplate", () => {
  const text = nginxTemplate(hosts);
  it("repeats the headers in every location that adds one, as nginx drops inherited ones", () => {
    const locations = text
      .split("location ")
      .filter((part) => part.includes("add_header"));
    expect(locations.length).toBe(4);
    for (const location of locations)
      expect(location).toContain("Content-Security-Policy");
  });
  it("decides by the first expression that matches: private files, connectors, hashed files, other files", () => {
    const places = [...text.matchAll(/location (.*) \{/g)].map(
      ([, place]) => place,
    );
    expect(places).toEqual([
      "/wps/",
      "~ (\\.map|\\.br|\\.gz)$|/[._]",
      "~ ^/connect/",
      "~ ^/assets/",
      "~ \\.[^/]*$",
      "/",
    ]);
  });
  it("never answers a missing file with the portal, nor shows a source map", () => {
    expect(text).toMatch(
      /location ~ \\\.\[\^\/\]\*\$ \{\s+try_files \$uri =404;/,
    );
    expect(text).toMatch(/\\\.map.*\{\s+return 404;/);
  });
});

describe("a brand with phone sign-in by a third party", () => {
  const phone = {
    connector: "https://connect.example",
    portals: ["https://portal.example"],
  };
  const ancestors = "frame-ancestors https://portal.example";

  it("has the connector in no template of a brand without", () => {
    for (const template of Object.values(templates)) {
      expect(template(hosts)).not.toContain("connect/phone");
      expect(template(hosts)).not.toContain("recaptcha");
    }
  });

  it("lets the portal frame it, in every template", () => {
    for (const template of Object.values(templates)) {
      expect(template(hosts, phone)).toMatch(
        /frame-src 'self' https:\/\/connect\.example/,
      );
      expect(template(hosts, phone)).toContain(ancestors);
    }
  });

  it("serves it at its own origin alone: nginx", () => {
    const [portal = "", own = ""] = nginxTemplate(hosts, phone)
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
    const [portal = "", own = ""] = caddyTemplate(hosts, phone).split(
      "\nhttps://connect.example {",
    );
    expect(portal).not.toContain(ancestors);
    expect(portal).toMatch(/@private path .* \/connect\/phone\.\*\n/);
    expect(own).toContain(ancestors);
    expect(own).toMatch(/handle \{\s+respond 404/);
  });

  it("takes the connectors' headers back before it gives its own, where paths are all that is told apart", () => {
    const [, own = ""] = headersFile(hosts, phone).split("/connect/phone.*");
    expect(own).toContain("  ! X-Frame-Options\n");
    expect(own).toContain("  ! Content-Security-Policy\n");
    expect(own).toContain(ancestors);
  });
});
