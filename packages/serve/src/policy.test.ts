import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  cacheControl,
  connectorHeaders,
  contentSecurityPolicy,
  developmentHeaders,
  isPhoneConnector,
  phoneConnectorHeaders,
  scrollGuardStyle,
  securityHeaders,
} from "./policy.ts";

const hosts = {
  image: ["https://img.example"],
  game: ["https://games.example"],
  frame: ["https://chat.example"],
  connect: ["https://api.example"],
};
const none = { image: [], game: [], frame: [], connect: [] };

const directives = (policy: string) =>
  new Map(
    policy.split("; ").map((text) => {
      const [name = "", ...sources] = text.split(" ");
      return [name, sources] as const;
    }),
  );

describe("contentSecurityPolicy", () => {
  it("sets the directives that `default-src` does not cover", () => {
    const parsed = directives(contentSecurityPolicy({ hosts }));
    for (const [name, source] of [
      ["base-uri", "'none'"],
      ["form-action", "'self'"],
      ["frame-ancestors", "'none'"],
      ["object-src", "'none'"],
    ] as const)
      expect(parsed.get(name), name).toEqual([source]);
  });

  it("forbids everything by default, and every unsafe source", () => {
    const policy = contentSecurityPolicy({ hosts });
    expect(directives(policy).get("default-src")).toEqual(["'none'"]);
    expect(policy).not.toContain("unsafe");
    expect(policy).not.toContain("*");
  });
  it("allows each of the brand's hosts only for its purpose", () => {
    const parsed = directives(contentSecurityPolicy({ hosts }));
    expect(parsed.get("script-src")).toEqual(["'self'"]);
    expect(parsed.get("img-src")).toEqual([
      "'self'",
      "data:",
      "https://img.example",
    ]);
    expect(parsed.get("connect-src")).toEqual([
      "'self'",
      "https://api.example",
    ]);
    expect(parsed.get("frame-src")).toEqual([
      "'self'",
      "https://games.example",
      "https://chat.example",
    ]);
  });
  it("allows no foreign frame when the brand lists no host", () => {
    expect(
      directives(contentSecurityPolicy({ hosts: none })).get("frame-src"),
    ).toEqual(["'self'"]);
  });
  it("allows pictures and frames from a local platform, but no scripts or connections", () => {
    const local = ["http://127.0.0.1:4174"];
    const parsed = directives(contentSecurityPolicy({ hosts: none, local }));
    const allowing = [...parsed].filter(([, sources]) =>
      sources.includes("http://127.0.0.1:4174"),
    );
    expect(allowing.map(([name]) => name)).toEqual(["img-src", "frame-src"]);
  });
  it("enforces Trusted Types with our two policies", () => {
    const parsed = directives(contentSecurityPolicy({ hosts }));
    expect(parsed.get("require-trusted-types-for")).toEqual(["'script'"]);
    expect(parsed.get("trusted-types")).toEqual([
      "portal-rich-text",
      "foyer-worker",
    ]);
  });
  it("sends reports only when a report path is given", () => {
    expect(contentSecurityPolicy({ hosts })).not.toContain("report");
    expect(contentSecurityPolicy({ hosts, reportPath: "/r" })).toContain(
      "report-to csp; report-uri /r",
    );
  });
  it("uses the same style sheet text that the installed React Aria writes on iOS", () => {
    const ui = createRequire(new URL("../../ui/package.json", import.meta.url));
    const folder = dirname(ui.resolve("react-aria/package.json"));
    const source = readFileSync(
      join(folder, "dist/private/overlays/usePreventScroll.mjs"),
      "utf8",
    );
    const written = /style\.textContent = `([^`]*)`\.trim\(\)/
      .exec(source)?.[1]
      ?.trim();
    expect(written).toBe(scrollGuardStyle);
  });
});

describe("securityHeaders", () => {
  it("keep tokens in the address out of every Referer, and the page out of foreign frames", () => {
    const headers = securityHeaders({ hosts });
    expect(headers["Referrer-Policy"]).toBe("strict-origin");
    expect(headers["Content-Security-Policy"]).toContain(
      "frame-ancestors 'none'",
    );
    expect(headers["Cross-Origin-Opener-Policy"]).toBe(
      "same-origin-allow-popups",
    );
    expect(headers["Cross-Origin-Resource-Policy"]).toBe("same-origin");
    expect(headers["X-Content-Type-Options"]).toBe("nosniff");
  });
  it("do not include COEP, which would break game frames and foreign pictures", () => {
    expect(Object.keys(securityHeaders({ hosts })).join()).not.toContain(
      "Embedder",
    );
  });
});

describe("connectorHeaders", () => {
  const parsed = directives(connectorHeaders["Content-Security-Policy"] ?? "");
  it("remove the portal's origin and let only the portal frame the document", () => {
    expect(parsed.get("sandbox")).toEqual(["allow-scripts"]);
    expect(parsed.get("frame-ancestors")).toEqual(["'self'"]);
    expect(connectorHeaders["X-Frame-Options"]).toBe("SAMEORIGIN");
    expect(connectorHeaders["Referrer-Policy"]).toBe("no-referrer");
  });
  it("allow only the connector's own script and the tag's, and no connections to the portal", () => {
    expect(parsed.get("default-src")).toEqual(["'none'"]);
    expect(parsed.get("script-src")).toEqual([
      "'self'",
      "https://www.googletagmanager.com",
    ]);
    expect(parsed.get("connect-src")).not.toContain("'self'");
    expect(connectorHeaders["Content-Security-Policy"]).not.toContain("unsafe");
  });
  it("allow no device features for all origins", () => {
    expect(connectorHeaders["Permissions-Policy"]).not.toContain("*");
  });
  it("leave the tag's hosts out of the portal's own policy", () => {
    expect(contentSecurityPolicy({ hosts })).not.toContain("google");
  });
});

describe("phoneConnectorHeaders", () => {
  const phone = {
    connector: "https://connect.example",
    portals: ["https://portal.example", "https://www.portal.example"],
  };
  const headers = phoneConnectorHeaders(phone);
  const policy = headers["Content-Security-Policy"] ?? "";
  const parsed = directives(policy);

  it("allow only the third party's own hosts", () => {
    const foreign = new Set(
      [...parsed.values()].flat().filter((source) => source.includes("://")),
    );
    for (const portal of phone.portals) foreign.delete(portal);
    expect([...foreign].map((source) => new URL(source).hostname)).toEqual([
      "www.google.com",
      "www.gstatic.com",
      "recaptcha.google.com",
      "identitytoolkit.googleapis.com",
      "securetoken.googleapis.com",
    ]);
    expect(policy).not.toContain("*");
    expect(parsed.get("default-src")).toEqual(["'none'"]);
    expect(parsed.get("connect-src")).not.toContain("'self'");
  });
  it("allow no unsafe source except inline styles", () => {
    const unsafe = [...parsed].filter(([, sources]) =>
      sources.some((source) => source.includes("unsafe")),
    );
    expect(unsafe).toEqual([["style-src", ["'self'", "'unsafe-inline'"]]]);
  });
  it("let only the brand's portals frame the connector", () => {
    expect(parsed.get("frame-ancestors")).toEqual(phone.portals);
    expect(headers).not.toHaveProperty("X-Frame-Options");
  });
  it("do not let the connector navigate the portal or submit a form", () => {
    expect(parsed.get("sandbox")).toEqual([
      "allow-scripts",
      "allow-same-origin",
      "allow-popups",
    ]);
    expect(parsed.get("form-action")).toEqual(["'none'"]);
  });
  it("allow connections to a local emulator in a preview", () => {
    const local = ["http://127.0.0.1:4174"];
    const opened = directives(
      phoneConnectorHeaders(phone, local)["Content-Security-Policy"] ?? "",
    );
    const allowing = [...opened].filter(([, sources]) =>
      sources.includes("http://127.0.0.1:4174"),
    );
    expect(allowing.map(([name]) => name)).toEqual(["connect-src"]);
  });
  it("go with a portal policy that allows the connector as a frame only when the brand has one", () => {
    const frames = (input: object) =>
      directives(contentSecurityPolicy({ hosts: none, ...input })).get(
        "frame-src",
      );
    expect(frames({ phone })).toEqual(["'self'", "https://connect.example"]);
    expect(frames({})).toEqual(["'self'"]);
    expect(contentSecurityPolicy({ hosts, phone })).not.toContain("google");
  });
  it("apply only to the files of the phone connector", () => {
    expect(isPhoneConnector("/connect/phone.js")).toBe(true);
    expect(isPhoneConnector("/connect/phone.html")).toBe(true);
    expect(isPhoneConnector("/connect/social.html")).toBe(false);
    expect(isPhoneConnector("/assets/connect/phone.js")).toBe(false);
  });
});

describe("developmentHeaders", () => {
  it("relax what Vite needs, but not the hosts for pictures", () => {
    const policy =
      developmentHeaders({ hosts })["Content-Security-Policy"] ?? "";
    const parsed = directives(policy);
    expect(parsed.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
    expect(parsed.get("connect-src")).toEqual([
      "'self'",
      "https://api.example",
      "ws:",
    ]);
    expect(parsed.get("img-src")).toEqual(
      directives(contentSecurityPolicy({ hosts })).get("img-src"),
    );
    expect(parsed.has("trusted-types")).toBe(false);
  });
});

describe("cacheControl", () => {
  it("keeps hashed files for a year and revalidates all others", () => {
    expect(cacheControl("/assets/main-a1.js")).toContain("immutable");
    expect(cacheControl("/index.html")).toBe("no-cache");
    expect(cacheControl("/boot.js")).toBe("no-cache");
  });
});
