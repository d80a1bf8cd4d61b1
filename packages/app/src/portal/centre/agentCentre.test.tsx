import { act, screen, within } from "@testing-library/react";
import { sampleContract, type Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dialog, renderPortal } from "../../testing/renderPortal.tsx";
import { allTypes, openAgentPage, policy } from "../../team/agent.testing.ts";
import { agentPages } from "./agentPages.ts";
import { centrePageFor } from "./centrePages.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

const pageList = () =>
  screen.findByRole("navigation", { name: wordsOf("agentCentre.label") });
const entries = async () =>
  within(await pageList())
    .getAllByRole("button")
    .map(({ textContent }) => textContent.trim());

const contractNames = [
  "Dividend contracts",
  "Daily salary contracts",
  "Hourly salary contracts",
  "Real-time salary contracts",
];

/** Opens the centre over the site as a button does: with a history entry of the same address that names it. */
async function openPanel(page?: string) {
  const portal = await renderPortal("/live", {
    visitor: "agent",
    handlers: { ...policy(true), consolidatedFunds: () => allTypes },
  });
  await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
  act(() => {
    const modal = { name: "panel", panel: "agent", page };
    const state = { usr: { modal }, key: "own" };
    history.pushState(state, "", "/live");
    dispatchEvent(new PopStateEvent("popstate", { state }));
  });
  return {
    ...portal,
    panel: within(await dialog(wordsOf("agentCentre.label"))),
  };
}

describe("the agent centre in a dialog", () => {
  it("opens on the team overview when no page is chosen (AGT-01, OPN-60)", async () => {
    const { panel, address } = await openPanel();
    expect(
      await panel.findByRole("heading", {
        name: wordsOf("agentCentre.page.agentTeamOverview"),
      }),
    ).toBeVisible();
    expect(address()).toBe("/live");
  });

  it("opens on a chosen page, and switches to another (AGT-01)", async () => {
    const { panel, user } = await openPanel("agentAnnouncement");
    await panel.findAllByText(/Dividends are paid on the first/);
    await user.click(
      panel.getByRole("button", {
        name: wordsOf("agentCentre.page.agentRevenueReport"),
      }),
    );
    expect(
      await panel.findByRole("table", {
        name: wordsOf("agentCentre.page.agentRevenueReport"),
      }),
    ).toBeInTheDocument();
  });

  it.each(["no-such-page", "__proto__", "constructor", "securityCenter"])(
    "opens the team overview for the unknown page %s (OPN-67)",
    async (page) => {
      const { panel } = await openPanel(page);
      expect(
        await panel.findByRole("heading", {
          name: wordsOf("agentCentre.page.agentTeamOverview"),
        }),
      ).toBeInTheDocument();
    },
  );
});

describe("/agentHome", () => {
  it("shows the centre as a page, and keeps the chosen page in the address (OPN-19)", async () => {
    const { user, address } = await openAgentPage("agentRevenueReport");
    await screen.findByRole("table", {
      name: wordsOf("agentCentre.page.agentRevenueReport"),
    });
    await user.click(
      within(await pageList()).getByRole("button", {
        name: wordsOf("agentCentre.page.personalHistoryCopy"),
      }),
    );
    await screen.findByRole("table", {
      name: wordsOf("centre.page.personalHistoryCopy"),
    });
    expect(address()).toBe("/agentHome?page=personalHistoryCopy");
  });

  it("sends a visitor to the agent login, and keeps the requested page (AGT-16)", async () => {
    const { address } = await renderPortal("/agentHome?page=registerCenter");
    await screen.findByRole("heading", {
      level: 1,
      name: wordsOf("agentLogin.title"),
    });
    expect(address()).toBe("/agent?page=registerCenter");
  });

  it("has no deposit and no wallet page (AGT-01)", async () => {
    await openAgentPage("agentAnnouncement");
    const names = await entries();
    expect(names).not.toContain("Deposit");
    expect(names).not.toContain("Wallet");
  });
});

describe("contract pages", () => {
  it.each(
    someOf([
      ["all four flags", true, allTypes, contractNames],
      [
        "one flag",
        true,
        {
          ...allTypes,
          divtypereq: "0",
          dailysalreqtype: "",
          realtimesalreqtype: "0",
        },
        ["Hourly salary contracts"],
      ],
      ["no flag", true, {}, []],
      ["no agent policy", false, allTypes, []],
    ] as const),
  )("match the flags: %s (OPN-37)", async (_, on, consolidated, names) => {
    await openAgentPage("agentAnnouncement", {
      ...policy(on),
      consolidatedFunds: () => consolidated,
    });
    await screen.findAllByText(/Dividends are paid on the first/);
    if (names.length > 0)
      await within(await pageList()).findByRole("button", {
        name: names[0],
      });
    expect(
      (await entries()).filter((name) => contractNames.includes(name)),
    ).toEqual(names);
  });

  it("are replaced by a message and a retry when the flags cannot be read (OPN-37)", async () => {
    const { user, platform } = await openAgentPage(
      "agentHourSalary",
      {},
      {
        before: (fakes) =>
          fakes.platform.fail("consolidatedFunds", {
            code: "UNKNOWN",
            status: 500,
          }),
      },
    );
    const unknown = await screen.findByText(
      wordsOf("agentCentre.contracts.unknown"),
    );
    const again = within(unknown.parentElement ?? document.body).getByRole(
      "button",
      { name: wordsOf("agentCentre.contracts.again") },
    );
    expect(await entries()).not.toContain("Hourly salary contracts");
    platform.fail("consolidatedFunds", undefined);
    await user.click(again);
    expect(
      await screen.findByRole("button", {
        name: wordsOf("agentContracts.offer"),
      }),
    ).toBeInTheDocument();
    expect(await entries()).toContain("Hourly salary contracts");
  });

  it("show how many requests need an answer", async () => {
    const handlers: Handlers = {
      contractList: () => ({
        list: [sampleContract({ type: "DAILY" })],
        totalPages: 1,
      }),
    };
    await openAgentPage("agentAnnouncement", handlers);
    expect(
      await within(await pageList()).findByRole("button", {
        name: /Daily salary contracts.*1 request to answer/,
      }),
    ).toBeInTheDocument();
  });
});

describe("the requested agent centre page", () => {
  it.each([
    [undefined, [], "agentTeamOverview"],
    ["registerCenter", [], "registerCenter"],
    ["agentHourSalary", ["HOURLY"], "agentHourSalary"],
    ["agentHourSalary", ["DAILY"], "agentTeamOverview"],
    // Not known yet: the page stays requested.
    ["agentHourSalary", undefined, "agentHourSalary"],
    ["toString", [], "agentTeamOverview"],
  ] as const)("for %s with %j is %s (OPN-37, OPN-67)", (key, types, page) => {
    expect(
      centrePageFor(agentPages, { asked: key, facts: { types } }).key,
    ).toBe(page);
  });

  // OPN-65
  it("can be each page that the documents name (AGT-02…13), and that of an account", () => {
    expect(Object.keys(agentPages).toSorted()).toEqual(
      [
        "agentDownline",
        "agentAnnouncement",
        "agentTeamOverview",
        "registerCenter",
        "downlineManagmentView",
        "personalHistoryCopy",
        "palStatementsAgentCopy",
        "agentRevenueReport",
        "agentDownlineTransactionDetailsCopy",
        "agentDividendRecordCopy2",
        "agentDailyWages2",
        "agentHourSalary",
        "agentRealtimeSalary",
      ].toSorted(),
    );
  });
});
