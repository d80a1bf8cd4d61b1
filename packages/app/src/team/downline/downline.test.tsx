import { screen, waitFor, within } from "@testing-library/react";
import type { DownlineNote } from "@foyer/platform/calls";
import { sampleContract, type Handlers } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../testing/english.ts";
import { openAgentPage } from "../agent.testing.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "../../records/DayCharts.tsx";
import "./DownlinePage.tsx";

beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

const open = (query: string, handlers?: Handlers) =>
  openAgentPage(`agentDownline${query}`, handlers);

describe("the page of a team account (W-97c)", () => {
  it("shows who it is, its last login, and the line as links", async () => {
    const { user, address } = await open("&account=pinefourth");
    expect(await screen.findByText("0.20 %")).toBeVisible();
    expect(screen.getByText("2026/01/06")).toBeVisible();
    const link = screen.getByRole("link", { name: "lakesecond" });
    await user.click(link);
    await screen.findByText("1.00 %");
    expect(address()).toBe("/agentHome?page=agentDownline&account=lakesecond");
  });

  it("keeps its tab in the address, for a reload and for Back", async () => {
    const { user, address } = await open("&account=pinefourth");
    await user.click(
      await screen.findByRole("tab", { name: wordsOf("agentDownline.notes") }),
    );
    await screen.findByText("Met at the harbour fair.", { selector: "p" });
    expect(address()).toBe(
      "/agentHome?page=agentDownline&account=pinefourth&tab=notes",
    );
  });

  it("asks for an account where the address names none", async () => {
    await open("");
    expect(
      await screen.findByText(wordsOf("agentDownline.none")),
    ).toBeVisible();
  });

  it("says when an account is not in the team, and when the platform cannot be reached", async () => {
    const portal = await open("&account=stranger");
    await screen.findByText(wordsOf("agentDownline.gone"));
    portal.platform.fail("downlineProfile", "network");
    await portal.user.click(
      await screen.findByRole("combobox", { name: /^Account/ }),
    );
    await portal.user.click(
      await screen.findByRole("option", { name: /^kaireef11/ }),
    );
    await screen.findByRole("button", { name: /again/i });
    portal.platform.fail("downlineProfile", undefined);
    await portal.user.click(screen.getByRole("button", { name: /again/i }));
    await screen.findByText("1.20 %");
  });

  it("does without the last login on a platform that lacks the call", async () => {
    const portal = await openAgentPage(
      "agentDownline&account=lakesecond",
      {},
      {
        before: ({ platform }) =>
          platform.fail("downlineProfile", { code: "UNKNOWN", status: 404 }),
      },
    );
    await screen.findByText("1.00 %");
    expect(portal.requests("downlines").at(-1)).toMatchObject({
      keyword: "lakesecond",
    });
    expect(
      screen.queryByText(wordsOf("agentDownline.login")),
    ).not.toBeInTheDocument();
  });

  it("is where the names in the team's records lead", async () => {
    const { user, address } = await openAgentPage("personalHistoryCopy");
    await user.click(await screen.findByRole("link", { name: "kaireef11" }));
    await screen.findByText("1.20 %");
    expect(address()).toBe("/agentHome?page=agentDownline&account=kaireef11");
  });
});

describe("the figures of a team account", () => {
  it("are its own, or those of its team", async () => {
    const { user, requests } = await open("&account=lakeagent&tab=figures");
    await screen.findByRole("table", { name: wordsOf("records.profit") });
    expect(requests("profitLoss").at(-1)).toMatchObject({
      scope: "TEAM",
      account: "lakeagent",
      by: "day",
    });
    await user.click(
      screen.getByRole("radio", { name: wordsOf("agentDownline.scope.team") }),
    );
    const table = await screen.findByRole("table", {
      name: wordsOf("agentOverview.label"),
    });
    await within(table).findByText("2026/01/07");
    expect(requests("teamOverview").at(-1)).toMatchObject({
      account: "lakeagent",
    });
  });

  it("are none of a platform that answers for another team", async () => {
    await open("&account=lakeagent&tab=figures&scope=TEAM", {
      teamOverview: () => ({
        members: 214,
        active: 1,
        deposit: "1.00",
        withdraw: "0.00",
        bet: "2.00",
        profit: "-2.00",
      }),
    });
    await screen.findByText(wordsOf("agentOverview.notOfAccount"));
    expect(screen.queryByText("214")).not.toBeInTheDocument();
  });
});

describe("the contracts with a team account", () => {
  it("say what each has paid in total and for the last period", async () => {
    const last = {
      amount: "7.50",
      from: 1_767_225_600_000,
      to: 1_767_311_999_999,
    };
    const { requests } = await open("&account=lakeagent&tab=contracts", {
      contractList: () => ({
        list: [
          sampleContract({
            state: "ACTIVE",
            activeAt: 1_767_225_600_000,
            paid: { total: "123.45", last },
          }),
        ],
        totalPages: 1,
        totals: { received: "0.00", given: "123.45" },
      }),
    });
    const card = within(await screen.findByRole("article"));
    expect(card.getByText(/123\.45/)).toBeVisible();
    expect(card.getByText(/7\.50/)).toBeVisible();
    expect(requests("contractList")).toContainEqual({
      downline: "lakeagent",
      pageNo: 1,
      pageSize: 10,
    });
    const totals = within(
      screen.getByRole("list", { name: wordsOf("contract.paid") }),
    );
    expect(totals.getByText(wordsOf("contract.paid.given"))).toBeVisible();
    expect(
      totals.queryByText(wordsOf("contract.paid.received")),
    ).not.toBeInTheDocument();
  });
});

/** A platform that keeps notes. */
function keeping(...first: readonly string[]): Handlers {
  let list: DownlineNote[] = first.map((text, index) => ({
    id: `N-${index}`,
    text,
    time: 1_767_225_600_000,
  }));
  return {
    downlineNotes: () => ({
      list: list.filter(({ text }) => text !== ""),
      most: 3,
      longest: 20,
    }),
    downlineNote: ({ id, text }) => {
      const note = { id: id || `N-${list.length}`, text, time: 0 };
      list = [note, ...list.filter((one) => one.id !== note.id)];
      return note;
    },
  };
}
const notes = (...first: readonly string[]) =>
  open("&account=lakeagent&tab=notes", keeping(...first));

describe("notes about a team account (W-97d, W-97e)", () => {
  const field = () =>
    screen.findByRole("textbox", {
      name: new RegExp(wordsOf("agentNotes.new")),
    });

  it("are written once, as plain text", async () => {
    const { user, platform } = await notes();
    await screen.findByText(wordsOf("agentNotes.none"));
    await user.type(await field(), "<b>Mondays</b>");
    await user.click(
      screen.getByRole("button", { name: wordsOf("agentNotes.save") }),
    );
    expect(
      await screen.findByText("<b>Mondays</b>", { selector: "p" }),
    ).toBeVisible();
    await waitFor(async () => expect(await field()).toHaveValue(""));
    expect(platform.seen.filter(({ name }) => name === "downlineNote")).toEqual(
      [
        expect.objectContaining({
          request: { account: "lakeagent", id: "", text: "<b>Mondays</b>" },
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        }),
      ],
    );
  });

  it("can be changed", async () => {
    const { user } = await notes("Calls late.");
    await user.click(
      await screen.findByRole("button", { name: /^Edit Calls late/ }),
    );
    const text = screen.getByRole("textbox", {
      name: new RegExp(wordsOf("agentNotes.change")),
    });
    await user.clear(text);
    await user.type(text, "Calls early.");
    const [, save] = screen.getAllByRole("button", {
      name: wordsOf("agentNotes.save"),
    });
    if (save) await user.click(save);
    expect(
      await screen.findByText("Calls early.", { selector: "p" }),
    ).toBeVisible();
    expect(
      screen.queryByText("Calls late.", { selector: "p" }),
    ).not.toBeInTheDocument();
  });

  it("can be deleted, and the deletion undone", async () => {
    const { user } = await notes("Calls late.");
    await user.click(
      await screen.findByRole("button", { name: /^Delete Calls late/ }),
    );
    await screen.findByText(wordsOf("agentNotes.deleted"));
    await waitFor(() =>
      expect(
        screen.queryByText("Calls late.", { selector: "p" }),
      ).not.toBeInTheDocument(),
    );
    await user.click(
      screen.getByRole("button", { name: wordsOf("agentNotes.undo") }),
    );
    expect(
      await screen.findByText("Calls late.", { selector: "p" }),
    ).toBeVisible();
    expect(
      screen.queryByText(wordsOf("agentNotes.deleted")),
    ).not.toBeInTheDocument();
  });

  it("keep what was typed when the platform does not take it", async () => {
    const { user, platform } = await notes();
    platform.fail("downlineNote", "network");
    await user.type(await field(), "Mondays");
    await user.click(
      screen.getByRole("button", { name: wordsOf("agentNotes.save") }),
    );
    await screen.findByText(wordsOf("error.NETWORK"));
    expect(await field()).toHaveValue("Mondays");
  });

  it("end at the platform's limit", async () => {
    await notes("One.", "Two.", "Three.");
    expect(await screen.findByText(/You have 3 notes/)).toBeVisible();
    expect(
      screen.queryByRole("button", { name: wordsOf("agentNotes.save") }),
    ).not.toBeInTheDocument();
  });

  it("are not offered by a platform that lacks the call", async () => {
    await openAgentPage(
      "agentDownline&account=lakeagent&tab=notes",
      {},
      {
        before: ({ platform }) =>
          platform.fail("downlineNotes", { code: "UNKNOWN", status: 404 }),
      },
    );
    await screen.findByText(wordsOf("agentNotes.unavailable"));
  });
});
