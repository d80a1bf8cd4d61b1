import { describe, expect, it, vi } from "vitest";
import { connectorScript } from "../../build/connectors.ts";
import { startAnalytics } from "./analytics.ts";

function fakeWindow(search: string, framed = true) {
  const scripts: { src?: string }[] = [];
  const postMessage =
    vi.fn<(data: unknown, origin: string, ports: MessagePort[]) => void>();
  const view = {
    location: { search, origin: "https://portal.example" },
    document: {
      createElement: () => ({}),
      head: { append: (script: { src?: string }) => scripts.push(script) },
    },
    dataLayer: new Array<ArrayLike<unknown>>(),
  };
  const whole = Object.assign(view, {
    parent: framed ? { postMessage } : view,
  });
  return { view: whole, scripts, postMessage };
}

const start = (view: object) =>
  Reflect.apply(startAnalytics, undefined, [view]);

describe("the analytics connector", () => {
  it("loads the tag and sends its port to the portal's exact origin", () => {
    const { view, scripts, postMessage } = fakeWindow("?tag=G-ABCD1234");
    start(view);
    expect(scripts.map(({ src }) => src)).toEqual([
      "https://www.googletagmanager.com/gtag/js?id=G-ABCD1234",
    ]);
    const [data, origin, ports] = postMessage.mock.calls[0] ?? [];
    expect([data, origin]).toEqual([
      "foyer:analytics",
      "https://portal.example",
    ]);
    ports?.[0]?.close();
  });

  it.each(["", "?tag=G-1", "?tag=G-ABCD%26x=1", "?tag=javascript:1"])(
    "does nothing for the query %j",
    (search) => {
      const { view, scripts, postMessage } = fakeWindow(search);
      start(view);
      expect([scripts, postMessage.mock.calls]).toEqual([[], []]);
    },
  );

  it("does nothing outside a frame", () => {
    const { view, scripts } = fakeWindow("?tag=G-ABCD1234", false);
    start(view);
    expect(scripts).toEqual([]);
  });

  it("reports plain paths only", async () => {
    const { view, postMessage } = fakeWindow("?tag=G-ABCD1234");
    start(view);
    const port = postMessage.mock.calls[0]?.[2][0];
    for (const said of [
      "/live?token=a",
      "/#a",
      "https://x.example",
      { path: "/" },
      "/live",
    ])
      port?.postMessage(said);
    await vi.waitFor(() =>
      expect(view.dataLayer.map((words) => words[0])).toContain("event"),
    );
    port?.close();
    const events = view.dataLayer
      .map((words) => [...Array.from(words)])
      .filter(([word]) => word === "event");
    expect(events).toEqual([
      [
        "event",
        "page_view",
        {
          page_location: "https://portal.example/live",
          page_title: "/live",
          page_referrer: "",
        },
      ],
    ]);
  });

  it("is built as a single classic script without imports", async () => {
    const script = await connectorScript();
    expect(script).not.toMatch(/\b(import|export)\b/);
    const { view, scripts, postMessage } = fakeWindow("?tag=G-ABCD1234");
    new Function("window", script)(view);
    expect(scripts).toHaveLength(1);
    postMessage.mock.calls[0]?.[2][0]?.close();
  });
});
