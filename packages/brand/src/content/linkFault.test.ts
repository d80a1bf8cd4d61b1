import { describe, expect, it } from "vitest";
import { linkFault } from "./linkFault.ts";

const places = {
  paths: ["/", "/help", "/p/rooms"],
  hosts: ["https://*.harbour.example", "https://rules.example:8443"],
};

describe("linkFault", () => {
  it.each([
    "/",
    "/help",
    "/help#limits",
    "/p/rooms?from=home",
    "https://news.harbour.example/today",
    "https://rules.example:8443/",
    "mailto:care@harbour.example",
  ])("allows %s", (href) => expect(linkFault(href, places)).toBeUndefined());

  it.each([
    [
      "/halp",
      'leads to "/halp", which is no page of the portal (did you mean "/help"?).',
    ],
    [
      "https://evil.example/",
      "leads to evil.example, which is not one of the brand's hosts",
    ],
    ["https://harbour.example/", "not one of the brand's hosts"],
    ["https://evilharbour.example/", "not one of the brand's hosts"],
    ["https://rules.example/", "not one of the brand's hosts"],
    ["http://news.harbour.example/", "write a path such as /help"],
    ["https://news.harbour.example@evil.example/", "write a path"],
    ["https://a:b@news.harbour.example/", "write a path"],
    ["//evil.example", "write a path"],
    ["/\\evil.example", "no backslashes"],
    ["javascript:alert(1)", "write a path"],
    ["JAVASCRIPT:alert(1)", "write a path"],
    ["java\nscript:alert(1)", "no spaces"],
    ["data:text/html,x", "write a path"],
    ["#limits", "write a path"],
    ["rooms", "write a path"],
    ["", "write a path"],
    ["mailto:care@harbour.example?bcc=a@b.example", "write a path"],
  ])("refuses %j", (href, said) =>
    expect(linkFault(href, places)).toContain(said),
  );

  it("allows any path where the portal's are not known", () => {
    expect(
      linkFault("/anything", { ...places, paths: undefined }),
    ).toBeUndefined();
  });
});
