import { screen, waitFor, within } from "@testing-library/react";
import { sampleDownline, type Handlers } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dialog } from "../../testing/renderPortal.tsx";
import { openAgentPage } from "../agent.testing.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: on a busy machine, reading it takes longer than a page waits for its parts.
import "../downline/DownlinePage.tsx";
import "./TeamPage.tsx";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

// Orders left open by one test must not carry over into the next.
beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

const tree = () =>
  screen.findByRole("treegrid", { name: wordsOf("agentTeam.label") });
const row = async (name: RegExp) =>
  within(await tree()).findByRole("row", { name });
const open = (handlers?: Handlers) =>
  openAgentPage("downlineManagmentView", handlers);

/** A level with very many accounts. */
const crowd: Handlers = {
  downlines: ({ pageNo, pageSize }) => ({
    list: Array.from({ length: pageSize }, (_, index) =>
      sampleDownline({
        account: `m${String((pageNo - 1) * pageSize + index).padStart(5, "0")}`,
      }),
    ),
    totalPages: Math.ceil(10_000 / pageSize),
    totalCount: 10_000,
  }),
};

describe("team management (AGT-05)", () => {
  it("shows the direct downlines, and loads a level when it is expanded", async () => {
    const { user, requests } = await open();
    await row(/^lakeagent/);
    expect(requests("downlines")).toEqual([
      { account: "", keyword: "", pageNo: 1, pageSize: 50 },
    ]);
    (await row(/^lakeagent/)).focus();
    await user.keyboard("{ArrowRight}");
    expect(await row(/^lakesecond/)).toHaveAttribute("aria-level", "2");
    expect(requests("downlines").at(-1)).toMatchObject({
      account: "lakeagent",
    });
    await user.keyboard("{ArrowLeft}");
    await waitFor(() =>
      expect(
        screen.queryByRole("row", { name: /^lakesecond/ }),
      ).not.toBeInTheDocument(),
    );
  });

  it("searches all levels, and shows the uplines of an account that is found", async () => {
    const { user, requests } = await open();
    await row(/^lakeagent/);
    await user.type(
      screen.getByRole("searchbox", { name: wordsOf("agentTeam.search") }),
      "pine",
    );
    const found = await screen.findByRole("treegrid", {
      name: wordsOf("agentTeam.found"),
    });
    expect(
      await within(found).findByRole("row", { name: /^pinefourth/ }),
    ).toHaveTextContent(/lakeagent.*lakesecond/);
    expect(requests("downlines").at(-1)).toMatchObject({
      account: "",
      keyword: "pine",
    });
  });

  it("shows a message when no account is found", async () => {
    const { user } = await open();
    await row(/^lakeagent/);
    await user.type(
      screen.getByRole("searchbox", { name: wordsOf("agentTeam.search") }),
      "zzz",
    );
    expect(
      await screen.findByText(wordsOf("agentTeam.notFound")),
    ).toBeInTheDocument();
  });

  it("leads to the form for a new account when the team is empty", async () => {
    const { user, address } = await open({
      downlines: () => ({ list: [], totalPages: 0, totalCount: 0 }),
    });
    await screen.findByText(wordsOf("agentTeam.empty"));
    // One is in the list of pages, the other here.
    const ways = screen.getAllByRole("button", {
      name: wordsOf("agentTeam.add"),
    });
    expect(ways).toHaveLength(2);
    await user.click(ways.at(-1) ?? document.body);
    expect(address()).toBe("/agentHome?page=registerCenter");
  });

  it("keeps the tree when one level fails, and offers a retry for that level", async () => {
    const portal = await open();
    const top = await row(/^lakeagent/);
    portal.platform.fail("downlines", { code: "UNKNOWN", status: 500 });
    top.focus();
    await portal.user.keyboard("{ArrowRight}");
    await within(await tree()).findByText(/could not be/);
    expect(await row(/^kaireef11/)).toBeInTheDocument();
    portal.platform.fail("downlines", undefined);
    await portal.user.click(
      within(await tree()).getByRole("button", { name: /again/i }),
    );
    expect(await row(/^lakesecond/)).toBeInTheDocument();
  });

  it("renders only a window of a level with 10,000 accounts, and requests one page", async () => {
    const { requests } = await open(crowd);
    await row(/^m00000/);
    expect(requests("downlines")).toHaveLength(1);
    expect(within(await tree()).getAllByRole("row").length).toBeLessThan(60);
  });

  it("shows an account only once when an answer is circular", async () => {
    const { user } = await open({
      downlines: ({ account }) => ({
        list: [
          sampleDownline({
            account: account === "" ? "loop.one" : "loop.two",
            type: "AGENT",
            children: 1,
          }),
          sampleDownline({ account: "loop.one", type: "AGENT", children: 1 }),
        ],
        totalPages: 1,
      }),
    });
    (await row(/^loop\.one/)).focus();
    await user.keyboard("{ArrowRight}");
    await row(/^loop\.two/);
    expect(
      within(await tree()).getAllByRole("row", { name: /^loop\.one/ }),
    ).toHaveLength(1);
  });
});

describe("a team account", () => {
  const choose = async (
    name: RegExp,
    portal: Awaited<ReturnType<typeof open>>,
  ) => {
    (await row(name)).focus();
    await portal.user.keyboard("{Enter}");
  };

  /** Opens a dialog on the page of an account. */
  const act = async (
    name: RegExp,
    button: "agentDownline.changeRate" | "agentDownline.transfer",
    portal: Awaited<ReturnType<typeof open>>,
  ) => {
    await choose(name, portal);
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf(button) }),
    );
    return within(await dialog(/^(Rate of|Transfer to) /));
  };

  it("has a page with its details, which leads to its bets", async () => {
    const portal = await open();
    await choose(/^lakeagent/, portal);
    expect(await screen.findByText("2.00 %")).toBeInTheDocument();
    expect(portal.address()).toBe(
      "/agentHome?page=agentDownline&account=lakeagent",
    );
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("agentDownline.bets") }),
    );
    await waitFor(() =>
      expect(portal.requests("betRecords").at(-1)).toMatchObject({
        scope: "TEAM",
        account: "lakeagent",
      }),
    );
    expect(portal.address()).toBe(
      "/agentHome?page=personalHistoryCopy&account=lakeagent",
    );
  });

  it("gets a new rate, sent once with an idempotency key; the current rate is rejected", async () => {
    const portal = await open();
    const about = await act(/^lakeagent/, "agentDownline.changeRate", portal);
    const field = await about.findByRole("textbox", { name: /^New rate/ });
    const change = about.getByRole("button", {
      name: wordsOf("agentDownline.changeRate"),
    });
    await portal.user.type(field, "2");
    await portal.user.click(change);
    expect(
      (await about.findAllByText(/This is the current rate/)).length,
    ).toBeGreaterThan(0);
    await portal.user.clear(field);
    await portal.user.type(field, "1.8");
    await portal.user.click(change);
    await screen.findByText(/lakeagent.* now has a rate of 1\.80 %/);
    expect(
      portal.platform.seen.filter(({ name }) => name === "downlineRate"),
    ).toEqual([
      expect.objectContaining({
        request: { account: "lakeagent", rate: "1.8" },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  });

  it("shows why a rate was rejected", async () => {
    const portal = await open();
    portal.platform.fail("downlineRate", {
      code: "RATE_TOO_HIGH",
      status: 409,
    });
    const about = await act(/^lakeagent/, "agentDownline.changeRate", portal);
    await portal.user.type(
      await about.findByRole("textbox", { name: /^New rate/ }),
      "2.5",
    );
    await portal.user.click(
      about.getByRole("button", { name: wordsOf("agentDownline.changeRate") }),
    );
    expect(await about.findByText(/above your limit/)).toBeInTheDocument();
  });

  it("offers no rate change when another agent is in between", async () => {
    const portal = await open();
    (await row(/^lakeagent/)).focus();
    await portal.user.keyboard("{ArrowRight}");
    await row(/^lakesecond/);
    await choose(/^lakesecond/, portal);
    await screen.findByRole("button", {
      name: wordsOf("agentDownline.transfer"),
    });
    expect(
      screen.queryByRole("button", {
        name: wordsOf("agentDownline.changeRate"),
      }),
    ).not.toBeInTheDocument();
  });

  it("receives a transfer directly from the agent (AGT-14)", async () => {
    const portal = await open();
    const about = await act(/^kaireef11/, "agentDownline.transfer", portal);
    const receiver = await about.findByRole("textbox", {
      name: /^Recipient’s username/,
    });
    expect(receiver).toHaveValue("kaireef11");
    expect(
      about.queryByRole("radio", { name: /above me/ }),
    ).not.toBeInTheDocument();
    await portal.user.type(
      about.getByRole("textbox", { name: /^Amount/ }),
      "25.5",
    );
    await portal.user.click(
      about.getByRole("button", { name: wordsOf("money.next") }),
    );
    await portal.user.type(
      await about.findByLabelText(/^Payment password/),
      "quayside-31",
    );
    await portal.user.click(about.getByRole("button", { name: /^Transfer / }));
    await about.findByText(/25\.50.* transferred to .*kaireef11/);
    expect(portal.requests("memberTransfer")).toEqual([
      {
        direction: "DOWNLINE",
        account: "kaireef11",
        amount: "25.5",
        paymentPassword: "quayside-31",
      },
    ]);
  });
});
