import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import {
  sampleBanner,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, describe, expect, it } from "vitest";
import { testBrand } from "../testing/brands.ts";
import { renderWithHome } from "../testing/renderPortal.tsx";
import { wordsOf } from "../testing/english.ts";

const rich: Handlers = {
  permission: () => ({
    ...samplePermission({
      customerService: [
        {
          csType: "LIVECHAT",
          title: "Chat",
          path: "https://help.example/chat",
        },
      ],
    }),
  }),
  domainRoute: () => ({
    merchantCode: "harbour",
    mainDomain: "portal.example",
    mirrors: ["https://second.example"],
  }),
  announcements: () => ({
    banners: [sampleBanner({ groupName: "w_license" })],
    player: [],
    popup: [],
    promotion: { categories: [], list: [] },
  }),
};

describe("the content besides games (LOB-36)", () => {
  it("is all reachable from the lobby", async () => {
    await renderWithHome("/", { handlers: rich });
    const menu = within(
      await screen.findByRole("navigation", { name: wordsOf("menu.label") }),
    );
    for (const name of [
      "VIP bonus",
      wordsOf("menu.refer"),
      "Reward centre",
      "Live chat",
      "Get the app",
      "Gaming licence",
    ])
      // oxlint-disable-next-line no-await-in-loop -- each is waited for by its own name
      expect(await menu.findByRole("button", { name })).toBeInTheDocument();
    const footer = within(await screen.findByRole("contentinfo"));
    expect(
      footer.getByRole("button", { name: wordsOf("mirrors.title") }),
    ).toBeInTheDocument();
    expect(
      await footer.findByRole("button", { name: "Licence 7." }),
    ).toBeInTheDocument();
    expect(footer.getByText("Play for pleasure.")).toBeInTheDocument();
    expect(
      await screen.findByRole("region", {
        name: wordsOf("ui.winnerBoard.label"),
      }),
    ).toBeInTheDocument();
  });

  it("includes no winner board, and requests none, when the brand has switched it off", async () => {
    const { calls } = await renderWithHome("/", {
      handlers: rich,
      brand: testBrand({ winnerBoard: false }),
    });
    await screen.findByRole("heading", { name: wordsOf("lobby.hot.title") });
    await screen.findByRole("contentinfo");
    expect(calls()).not.toContain("winnerBoard");
    expect(
      screen.queryByRole("region", { name: wordsOf("ui.winnerBoard.label") }),
    ).toBeNull();
  });
});

describe("the header's navigation (HDR-15)", () => {
  const navigation = async () =>
    within(
      await screen.findByRole("navigation", {
        name: wordsOf("ui.header.navigation"),
      }),
    );

  it.each(["Deposit", "Withdraw"])(
    "asks a visitor who wants %s to log in",
    async (name) => {
      const { user } = await renderWithHome("/live");
      await user.click((await navigation()).getByRole("button", { name }));
      await screen.findByRole("dialog", { name: wordsOf("login.title") });
    },
  );

  it.each(
    someOf([
      ["agents", "guest", 0],
      ["agents", "full", 0],
      ["agents", "agent", 1],
      ["all", "guest", 1],
      ["all", "full", 1],
    ] as const),
  )(
    "with agentEntry %s shows a %s the agent link %d times (OPN-74)",
    async (agentEntry, visitor, count) => {
      await renderWithHome("/live", {
        visitor,
        brand: testBrand({ agentEntry }),
      });
      const header = await navigation();
      if (visitor === "guest")
        await screen.findByRole("button", { name: wordsOf("header.login") });
      else
        await screen.findByRole("group", {
          name: wordsOf("ui.memberBlock.label"),
        });
      expect(
        header.queryAllByRole("link", { name: wordsOf("header.agent") }),
      ).toHaveLength(count);
    },
  );

  it("leads a visitor to the agents' login page", async () => {
    const { user, address } = await renderWithHome("/live", {
      brand: testBrand({ agentEntry: "all" }),
    });
    const link = (await navigation()).getByRole("link", {
      name: wordsOf("header.agent"),
    });
    expect(link).toHaveAttribute("href", "/agent");
    await user.click(link);
    await screen.findByRole("heading", { name: wordsOf("agentLogin.title") });
    expect(address()).toBe("/agent");
  });

  it("has no agent link when the brand has no agent area", async () => {
    await renderWithHome("/live", {
      visitor: "agent",
      brand: testBrand({
        routes: { off: ["/agent", "/agentHome"], needsLogin: [] },
      }),
    });
    expect(
      (await navigation()).queryByRole("link", {
        name: wordsOf("header.agent"),
      }),
    ).toBeNull();
  });
});

describe("the balance while offline", () => {
  afterEach(() => act(() => onlineManager.setOnline(true)));

  it("is marked as out of date until it can be read again", async () => {
    let figure = "10.00";
    const { user } = await renderWithHome("/", {
      visitor: "full",
      handlers: { balance: () => ({ balance: figure }) },
    });
    const block = await screen.findByRole("group", {
      name: wordsOf("ui.memberBlock.label"),
    });
    await waitFor(() => expect(block).toHaveTextContent("10.00"));
    const old = wordsOf("ui.balance.stale");
    expect(block).not.toHaveTextContent(old);
    act(() => onlineManager.setOnline(false));
    await waitFor(() => expect(block).toHaveTextContent(old));
    figure = "4.00";
    await user.click(
      within(block).getByRole("button", {
        name: wordsOf("ui.balance.refresh"),
      }),
    );
    expect(block).toHaveTextContent("10.00");
    expect(block).toHaveTextContent(old);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(block).toHaveTextContent("4.00"));
    await waitFor(() => expect(block).not.toHaveTextContent(old));
  });
});
