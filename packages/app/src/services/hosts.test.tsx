import { describe, expect, it } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { allowedAddress, linkAddress } from "./hosts.ts";
import type { Fault } from "./report.ts";

function judge(use: "image" | "game" | "frame", address: string) {
  const faults: Fault[] = [];
  const href = allowedAddress(
    { brand: testBrand(), report: (fault) => faults.push(fault) },
    use,
    address,
  )?.href;
  return { href, faults };
}

describe("allowedAddress", () => {
  it("allows a use's own hosts, and reports others", () => {
    const address = "https://games.example/play";
    expect(judge("game", address)).toEqual({ href: address, faults: [] });
    expect(judge("image", address)).toEqual({
      href: undefined,
      faults: [{ type: "host", address }],
    });
    expect(judge("game", "javascript:alert(1)").href).toBeUndefined();
  });

  it("applies the same rules to links", () => {
    const faults: Fault[] = [];
    const brand = testBrand();
    const follow = (address: string | undefined, link = brand.hosts.link) =>
      linkAddress(
        {
          brand: { ...brand, hosts: { ...brand.hosts, link } },
          report: (fault) => faults.push(fault),
        },
        address,
      );
    expect(follow("https://get.example/a?b=c#d")).toBe(
      "https://get.example/a?b=c#d",
    );
    expect(follow(undefined)).toBeUndefined();
    expect(follow("")).toBeUndefined();
    expect(faults).toEqual([]);
    for (const refused of [
      "https://elsewhere.test/app",
      "http://get.example/app",
      "https://bank.example@get.example/",
    ])
      expect(follow(refused)).toBeUndefined();
    expect(follow("https://get.example/a", [])).toBeUndefined();
    expect(faults).toHaveLength(4);
  });

  it("allows the local platform only when the document's server says so", () => {
    const address = "http://127.0.0.1:4174/play";
    expect(judge("game", address).href).toBeUndefined();
    const meta = document.createElement("meta");
    meta.name = "foyer-local-hosts";
    meta.content = "http://127.0.0.1:4174";
    document.head.append(meta);
    expect(judge("game", address).href).toBe(address);
    meta.remove();
  });
});
