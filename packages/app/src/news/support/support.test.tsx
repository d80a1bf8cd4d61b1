import { screen, waitFor, within } from "@testing-library/react";
import { samplePermission, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it, vi } from "vitest";
import {
  dialog,
  inFront,
  renderPortal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const chat = {
  csType: "LIVECHAT",
  title: "Chat",
  path: "https://help.example/chat",
};
const mail = {
  csType: "MAIL",
  title: "Mail",
  path: "https://help.example/mail",
};
const served = (customerService: readonly (typeof chat)[]): Handlers => ({
  permission: () => ({
    ...samplePermission({ customerService: [...customerService] }),
  }),
});
const footer = async () => within(await screen.findByRole("contentinfo"));
const press = async (name: string, options: PortalOptions = {}) => {
  const portal = await renderPortal("/live", options);
  await portal.user.click(
    await (await footer()).findByRole("button", { name }),
  );
  return portal;
};
const onPhone = () =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media.includes("max-width"),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const fakeWindow = () => {
  const replace = vi.fn();
  const popup = { opener: window, location: { replace } };
  const opened = vi.fn(() => popup);
  vi.stubGlobal("open", opened);
  return { popup, opened, replace };
};

describe("customer service (SUP-03, CFG-17)", () => {
  it("opens a separate window of 440 by 750 on the press, preferring live chat", async () => {
    const { popup, opened, replace } = fakeWindow();
    await press(wordsOf("menu.service"), { handlers: served([mail, chat]) });
    expect(opened).toHaveBeenCalledExactlyOnceWith(
      "about:blank",
      "_blank",
      "popup,width=440,height=750",
    );
    expect(popup.opener).toBeNull();
    expect(replace).toHaveBeenCalledExactlyOnceWith(chat.path);
  });

  it("shows a message when the browser blocks the window, and leaves the page unchanged (ERR-11)", async () => {
    const opened = vi.fn(() => null);
    vi.stubGlobal("open", opened);
    const { address } = await press(wordsOf("menu.service"), {
      handlers: served([chat]),
    });
    expect(opened).toHaveBeenCalledOnce();
    await screen.findByText(
      /^Popup blocked, please allow popups and try again/,
    );
    expect(address()).toBe("/live");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("opens as a panel over the page on a phone, and Back closes it", async () => {
    onPhone();
    const { opened } = fakeWindow();
    const { back, address } = await press(wordsOf("menu.service"), {
      handlers: served([chat]),
    });
    const panel = await dialog(wordsOf("menu.service"));
    expect(
      await within(panel).findByTitle(wordsOf("menu.service")),
    ).toHaveAttribute("src", chat.path);
    expect(opened).not.toHaveBeenCalled();
    await back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(address()).toBe("/live");
  });

  it("closes by its button without going back in history, and the page stays", async () => {
    onPhone();
    const { user, address } = await press(wordsOf("menu.service"), {
      handlers: served([chat]),
    });
    const panel = await dialog(wordsOf("menu.service"));
    const back = vi.spyOn(history, "go");
    await user.click(
      within(panel).getByRole("button", { name: wordsOf("receipt.close") }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(back).not.toHaveBeenCalled();
    expect(address()).toBe("/live");
  });

  it("opens a window on a phone when a dialog is already open, and keeps that dialog", async () => {
    onPhone();
    const { opened } = fakeWindow();
    const { user } = await renderPortal("/live", {
      handlers: {
        ...served([chat]),
        helpCenter: () => [{ id: "l", title: "Limits", content: "<p>x</p>" }],
      },
    });
    await user.click(
      await (await footer()).findByRole("link", { name: "Limits" }),
    );
    await dialog(wordsOf("help.title"));
    await user.click(
      await inFront().findByRole("button", {
        name: wordsOf("service.contact"),
      }),
    );
    expect(opened).toHaveBeenCalledOnce();
    await dialog(wordsOf("help.title"));
  });

  it("skips a path that cannot be decrypted, and reports it (SUP-02)", async () => {
    const { replace } = fakeWindow();
    const { faults } = await press(wordsOf("menu.service"), {
      handlers: served([{ ...chat, path: "tampered" }, mail]),
      before: ({ services }) => {
        const { open } = services.sealer;
        vi.spyOn(services.sealer, "open").mockImplementation((text, key) =>
          text === "tampered"
            ? Promise.reject(new Error("It does not open."))
            : open(text, key),
        );
      },
    });
    expect(replace).toHaveBeenCalledExactlyOnceWith(mail.path);
    expect(faults).toContainEqual({ type: "customerService", address: "path" });
  });

  it.each([
    ["is none", []],
    ["is on a foreign host", [{ ...chat, path: "https://evil.example/" }]],
  ])("is not offered when its address %s", async (_name, entries) => {
    await renderPortal("/live", { handlers: served(entries) });
    await (
      await footer()
    ).findByRole("button", { name: wordsOf("models.title") });
    expect(
      screen.queryByRole("button", { name: wordsOf("menu.service") }),
    ).toBeNull();
  });
});

describe("the table hosts (SUP-06)", () => {
  it("are listed, and those at a table offer a chat (SUP-04)", async () => {
    const { user, requests } = await press(wordsOf("models.title"));
    const hosts = await dialog(wordsOf("models.title"));
    expect(await within(hosts).findAllByRole("listitem")).toHaveLength(2);
    expect(
      within(hosts).queryByRole("button", { name: "Chat with Linh" }),
    ).toBeNull();
    await user.click(
      within(hosts).getByRole("button", { name: "Chat with Amaya" }),
    );
    const room = await dialog("Chat with Amaya");
    expect(await within(room).findByTitle("Chat with Amaya")).toHaveAttribute(
      "src",
      "https://help.example/room/1",
    );
    expect(requests("launchChat")).toEqual([{ modelId: "m1", language: "EN" }]);
    expect(document.querySelectorAll("[role=dialog]")).toHaveLength(1);
  });

  it("show a message when there are none", async () => {
    await press(wordsOf("models.title"), {
      handlers: { modelList: () => ({ list: [], totalPages: 0 }) },
    });
    await screen.findByRole("heading", { name: wordsOf("models.none") });
  });

  it("are loaded page by page", async () => {
    const { user, requests } = await press(wordsOf("models.title"), {
      handlers: {
        modelList: ({ pageNo }) => ({
          list: [{ id: `m${pageNo}`, name: `Host ${pageNo}`, online: 1 }],
          totalPages: 3,
        }),
      },
    });
    await screen.findByText("Host 1");
    await user.click(inFront().getByRole("button", { name: "Page 3" }));
    await screen.findByText("Host 3");
    expect(requests("modelList")).toEqual([
      { pageNo: 1, pageSize: 12 },
      { pageNo: 3, pageSize: 12 },
    ]);
  });

  it("can be loaded again after a failure", async () => {
    const { user, platform } = await press(wordsOf("models.title"), {
      before: (fakes) =>
        fakes.platform.fail("modelList", { code: "UNKNOWN", status: 500 }),
    });
    await inFront().findByRole("button", { name: wordsOf("session.retry") });
    platform.fail("modelList", undefined);
    await user.click(
      inFront().getByRole("button", { name: wordsOf("session.retry") }),
    );
    await screen.findByText("Amaya");
  });

  it("never open a chat on a foreign host", async () => {
    const { user, faults } = await press(wordsOf("models.title"), {
      handlers: {
        launchChat: () => ({ chatUrl: "https://evil.example/room" }),
      },
    });
    await user.click(
      await screen.findByRole("button", { name: "Chat with Amaya" }),
    );
    await screen.findByText("Invalid URL, please contact customer service");
    expect(document.querySelector("iframe")).toBeNull();
    expect(faults).toContainEqual({
      type: "host",
      address: "https://evil.example/room",
    });
  });
});

// SYS-11
describe("the mirror domains", () => {
  const mirrored = (mirrors: readonly string[]): Handlers => ({
    domainRoute: () => ({
      merchantCode: "h",
      mainDomain: "",
      mirrors: [...mirrors],
    }),
  });

  it("are listed once each to open or copy, and only as safe HTTPS addresses", async () => {
    await press(wordsOf("mirrors.title"), {
      handlers: mirrored([
        "https://one.example",
        "https://one.example/",
        "javascript:alert(1)",
        "http://plain.example",
        "https://bank.example@elsewhere.test",
        "https://elsewhere.test",
        "https://two.example",
      ]),
    });
    const list = await dialog(wordsOf("mirrors.title"));
    expect(
      within(list)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["https://one.example/", "https://two.example/"]);
    expect(list).toHaveTextContent("only these are ours.");
    expect(
      within(list).getByRole("button", { name: "Copy two.example" }),
    ).toBeInTheDocument();
  });

  it("are not offered when none is valid", async () => {
    await renderPortal("/live", {
      handlers: mirrored(["javascript:alert(1)"]),
    });
    await (
      await footer()
    ).findByRole("button", { name: wordsOf("models.title") });
    expect(
      screen.queryByRole("button", { name: wordsOf("mirrors.title") }),
    ).toBeNull();
  });
});
