import { act, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { brandWithContent, ownFiles } from "../../testing/ownContent.ts";
import { wordsOf } from "../../testing/english.ts";

const shortHome = { layout: { home: { sections: ["vendors"] } } };
const start = (
  at: string,
  options: Parameters<typeof renderPortal>[1] = {},
  over: Parameters<typeof brandWithContent>[0] = shortHome,
) =>
  renderPortal(at, {
    brand: brandWithContent(over),
    files: ownFiles,
    ...options,
  });

afterEach(() => onlineManager.setOnline(true));

describe("a page of the brand's own", () => {
  it("has its title as heading and in the tab, its text, and a description", async () => {
    await start("/p/rooms");
    const region = await screen.findByRole("region", { name: "Our rooms" });
    expect(
      within(region).getByRole("heading", { level: 1, name: "Our rooms" }),
    ).toBeInTheDocument();
    expect(
      await within(region).findByRole("heading", {
        level: 2,
        name: "The blue room",
      }),
    ).toBeInTheDocument();
    expect(document.title).toBe("Our rooms · Harbour");
    await waitFor(() =>
      expect(
        document.head.querySelector('meta[name="description"]'),
      ).toHaveAttribute("content", "Four rooms by the water."),
    );
    expect(
      document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
        ?.href,
    ).toBe(`${location.origin}/p/rooms`);
  });

  it("follows links within the portal without loading it anew", async () => {
    const { user, address } = await start("/p/rooms");
    await user.click(await screen.findByRole("link", { name: "Ask us" }));
    await waitFor(() => expect(address()).toBe("/help"));
    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: wordsOf("help.title"),
      }),
    ).toBeInTheDocument();
  });

  it("does not exist under another name", async () => {
    await start("/p/room");
    expect(
      await screen.findByRole("heading", {
        level: 1,
        name: wordsOf("ui.notFoundPage.title"),
      }),
    ).toBeInTheDocument();
  });

  it.each([
    ["is not there", undefined],
    ["is not what was built", { text: "Rooms" }],
  ])("says so, with a new try, if its file %s", async (_, file) => {
    const { "/assets/rooms.EN.json": rooms, ...others } = ownFiles;
    const files: Record<string, unknown> = { ...others };
    if (file) files["/assets/rooms.EN.json"] = file;
    const { user } = await start("/p/rooms", { files });
    const again = await screen.findByRole("button", {
      name: wordsOf("ui.errorState.retry"),
    });
    files["/assets/rooms.EN.json"] = rooms;
    await user.click(again);
    expect(await screen.findByText(/Open all day/)).toBeInTheDocument();
  });

  it("comes without being asked again when the line is back", async () => {
    await start("/p/rooms", { before: () => onlineManager.setOnline(false) });
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(/Open all day/)).toBeInTheDocument();
  });

  it("says in which language it is if it is not the page's", async () => {
    await start("/p/rooms", {
      files: {
        ...ownFiles,
        "/assets/rooms.EN.json": { html: "<p>Biru.</p>", lang: "ms-MY" },
      },
    });
    const text = await screen.findByText("Biru.");
    expect(text.closest("[lang]")).toHaveAttribute("lang", "ms-MY");
  });

  it("shows nothing of what could do harm", async () => {
    await start("/p/rooms", {
      files: {
        ...ownFiles,
        "/assets/rooms.EN.json": {
          html: '<p onclick="steal()">Safe.</p><script>steal()</script><iframe src="https://evil.example"></iframe>',
        },
      },
    });
    const text = await screen.findByText("Safe.");
    expect(text).not.toHaveAttribute("onclick");
    expect(text.parentElement?.querySelector("script, iframe")).toBeNull();
  });
});

describe("what a brand adds of its own", () => {
  it("is in the menu, where the current page is marked", async () => {
    await start("/p/rooms");
    const menu = within(
      await screen.findByRole("navigation", { name: wordsOf("menu.label") }),
    );
    const entry = await menu.findByRole("link", { name: "Our rooms" });
    expect(entry).toHaveAttribute("href", "/p/rooms");
    expect(entry).toHaveAttribute("aria-current", "page");
  });

  it("is in the footer", async () => {
    const { user, address } = await start("/help");
    const footer = within(await screen.findByRole("contentinfo"));
    expect(
      await footer.findByRole("heading", { name: "About Harbour" }),
    ).toBeInTheDocument();
    expect(footer.getByRole("link", { name: "Our news" })).toHaveAttribute(
      "href",
      "https://news.example/",
    );
    await user.click(footer.getByRole("link", { name: "The rooms" }));
    await waitFor(() => expect(address()).toBe("/p/rooms"));
  });

  const withBlocks = {
    layout: { home: { sections: ["content:hello", "content:three"] } },
  };

  it("is on the home page: a text, and cards that lead on", async () => {
    const { user, address } = await start("/", {}, withBlocks);
    const hello = await screen.findByRole("region", { name: "Hello" });
    expect(await within(hello).findByText(/Come/)).toHaveTextContent(
      "Come in.",
    );
    const three = await screen.findByRole("region", { name: "Three rooms" });
    await user.click(within(three).getByRole("link", { name: "Blue" }));
    await waitFor(() => expect(address()).toBe("/p/rooms"));
  });

  it("leaves the rest of the home page whole if its blocks are lost", async () => {
    await start(
      "/",
      { files: {} },
      {
        layout: { home: { sections: ["content:hello", "vendors"] } },
      },
    );
    expect(
      await screen.findByRole("button", {
        name: wordsOf("ui.errorState.retry"),
      }),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole("region", {
        name: wordsOf("lobby.vendors.label"),
      }),
    ).toBeInTheDocument();
  });

  it("is among the banners of the home page, before the platform's", async () => {
    const { user, address } = await start(
      "/",
      {},
      {
        layout: { home: { sections: ["banner"] } },
      },
    );
    const carousel = within(
      await screen.findByRole("region", {
        name: wordsOf("lobby.banner.label"),
      }),
    );
    const link = await carousel.findByRole("link", { name: /By the water/ });
    await user.click(link);
    await waitFor(() => expect(address()).toBe("/p/rooms"));
  });
});
