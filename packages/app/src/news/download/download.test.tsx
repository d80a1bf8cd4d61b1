import { screen, waitFor, within } from "@testing-library/react";
import { samplePermission } from "@foyer/platform/fake";
import { describe, expect, it, vi } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { shownApp } from "./apps.ts";
import { stepsFor } from "./steps.ts";
import { wordsOf } from "../../testing/english.ts";

const resource = (resourceType: string, url: string) => ({
  name: resourceType,
  resourceType,
  labelNameEn: resourceType,
  url,
});
const both = [
  resource("MOBILECONFIG", "https://get.example/ios"),
  resource("Android", "https://get.example/android"),
];
const start = (at: string, resources = both) =>
  renderPortal(at, {
    handlers: {
      permission: () => ({ ...samplePermission({ resources }) }),
      announcements: () => ({
        banners: [],
        player: [],
        popup: [],
        promotion: { categories: [], list: [] },
      }),
    },
  });
const visitWith = (userAgent: string) =>
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
const iphone = (version: number, browser = "Version/17.4") =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version}_1 like Mac OS X) AppleWebKit/605 ${browser} Mobile/15E148 Safari/604.1`;
const steps = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("listitem")
    .map((step) => step.textContent);

describe("shownApp", () => {
  const none = { ios: undefined, android: undefined, lite: undefined };
  it.each([
    ["?for=lite", "ios", none, "lite"],
    ["?for=nonsense", "android", none, "android"],
    ["", "ios", none, "ios"],
    ["", "other", { ...none, lite: "https://get.example/l" }, "lite"],
    ["", "other", none, "ios"],
  ] as const)("for %s on %s returns %s", (search, kind, addresses, app) => {
    expect(shownApp(search, { kind, safari: false }, addresses)).toBe(app);
  });
});

describe("stepsFor", () => {
  const keys = (...args: Parameters<typeof stepsFor>) => {
    const { steps: first, extra } = stepsFor(...args);
    return [first, extra].map((list) => list.map(({ key }) => key).join(" "));
  };
  const iosAt = (version: number | undefined, safari: boolean) =>
    ({ kind: "ios", version, safari }) as const;
  const desk = { kind: "other", safari: false } as const;
  it.each([
    ["ios", desk, "scan safari profile settings", "passcode restart"],
    ["ios", iosAt(17, true), "press profile settings", "passcode restart"],
    [
      "ios",
      iosAt(undefined, true),
      "press profile settings",
      "passcode restart",
    ],
    ["ios", iosAt(16, true), "press profile settings open", ""],
    ["ios", iosAt(16, false), "safari press profile settings open", ""],
    ["android", desk, "scan file install open", ""],
    [
      "android",
      { kind: "android", safari: false },
      "press file install open",
      "",
    ],
    ["lite", { kind: "android", safari: false }, "press file install open", ""],
    ["lite", desk, "scan file install open", ""],
  ] as const)(
    "lists for %s on %o the steps %s",
    (app, device, first, extra) => {
      expect(keys(app, device)).toEqual([first, extra]);
    },
  );
});

describe("the download page (APP-01, APP-02)", () => {
  // RTE-19, APP-03, APP-04
  it("has a tab for each app, with QR code, button and steps", async () => {
    const { user, address } = await start("/down");
    // The side menu has QR codes of its own.
    const page = within(await screen.findByRole("main"));
    await page.findByRole("img", { name: "QR code: Download for iOS" });
    expect(
      screen.getByRole("link", { name: wordsOf("download.ios.button") }),
    ).toHaveAttribute("href", "https://get.example/ios");
    expect(screen.getByText(/Use Safari/)).toBeInTheDocument();
    expect(
      screen.getByRole("heading", { name: wordsOf("download.newer") }),
    ).toBeInTheDocument();
    await user.click(
      screen.getByRole("tab", { name: wordsOf("download.android") }),
    );
    await page.findByRole("img", { name: "QR code: Download for Android" });
    expect(screen.queryByText(/Use Safari/)).toBeNull();
    expect(address()).toBe("/down?for=android");
  });

  // APP-04
  it.each([
    ["Mozilla/5.0 (Linux; Android 14) Chrome/124.0", "Android", false],
    [iphone(18), "iOS", true],
    [iphone(16), "iOS", false],
  ])("selects the app and steps for %s", async (agent, tab, newer) => {
    visitWith(agent);
    await start("/down");
    expect(await screen.findByRole("tab", { name: tab })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    expect(steps()[0]).toContain(wordsOf("download.step.press"));
    expect(
      screen.queryByRole("heading", { name: wordsOf("download.newer") }) !==
        null,
    ).toBe(newer);
  });

  // APP-03
  it("explains how to switch to Safari in a browser that cannot install the profile", async () => {
    visitWith(iphone(17, "CriOS/120.0"));
    await start("/down");
    await screen.findByRole("button", { name: wordsOf("download.copy") });
    expect(steps()[0]).toContain(wordsOf("download.step.safari"));
  });

  it.each([
    ["that is not there", [both[1]]],
    [
      "whose address could run something",
      [resource("MOBILECONFIG", "javascript:alert(1)")],
    ],
  ])(
    "shows neither QR code nor button for an app %s (APP-06)",
    async (_name, list) => {
      await start(
        "/down?for=ios",
        list.filter((one) => one !== undefined),
      );
      await screen.findByRole("heading", {
        name: wordsOf("download.none"),
      });
      const page = within(screen.getByRole("main"));
      expect(page.queryByRole("img", { name: /QR code/ })).toBeNull();
      expect(page.queryByRole("link", { name: /Download/ })).toBeNull();
    },
  );
});

describe("the QR code popup (APP-05)", () => {
  const open = async (resources = both) => {
    const portal = await start("/live", resources);
    await screen.findByRole("heading", { level: 1, name: wordsOf("con_live") });
    history.pushState({ usr: { modal: { name: "download" } } }, "");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    return { ...portal, popup: await dialog(wordsOf("download.title")) };
  };
  it("shows iOS and Android, and leads to the steps", async () => {
    const { user, popup, address } = await open();
    expect(
      within(popup)
        .getAllByRole("img", { name: /^QR code/ })
        .map((code) => code.getAttribute("aria-label")),
    ).toEqual(["QR code: Download for iOS", "QR code: Download for Android"]);
    await user.click(
      within(popup).getByRole("button", { name: wordsOf("download.how") }),
    );
    await waitFor(() => expect(address()).toBe("/down"));
  });
  it("shows only the apps that are available", async () => {
    const { popup } = await open(both.slice(1));
    expect(
      within(popup).getAllByRole("img", { name: /^QR code/ }),
    ).toHaveLength(1);
  });
});
