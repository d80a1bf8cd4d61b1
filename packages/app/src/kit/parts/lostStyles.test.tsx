import { afterEach, describe, expect, it } from "vitest";
import { fetchLostStyles } from "./lostStyles.ts";

const address = "https://portal.example/assets/Part-3c.css";
const sheets = () =>
  Array.from(
    document.head.querySelectorAll<HTMLLinkElement>("link[href$='.css']"),
  );
const tell = (type: "load" | "error") =>
  sheets().forEach((link) => link.dispatchEvent(new Event(type)));

afterEach(() => sheets().forEach((link) => link.remove()));

describe("style sheets that failed to load", () => {
  it("are requested again with each part until they load", async () => {
    await fetchLostStyles();
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address });
    document.head.append(link);
    tell("error");
    for (const outcome of ["error", "load"] as const) {
      const [before] = sheets();
      const fetched = fetchLostStyles();
      expect(sheets().map(({ href }) => href)).toEqual([address]);
      expect(sheets()[0]).not.toBe(before);
      tell(outcome);
      await fetched;
    }
    const last = sheets()[0];
    await fetchLostStyles();
    expect(sheets()[0]).toBe(last);
  });

  it("are not requested again if they were only preloaded", async () => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: address });
    document.head.append(link);
    tell("error");
    await fetchLostStyles();
    expect(sheets()[0]).toBe(link);
  });
});
