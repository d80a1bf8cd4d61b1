import { act, screen, waitFor } from "@testing-library/react";
import { toast } from "@foyer/ui/toast";
import { liveEventTypes, type LiveEventType } from "@foyer/platform/calls";
import {
  sampleContract,
  sampleFlag,
  samplePermission,
  sampleReceipt,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { thenAnswered } from "../../testing/answered.ts";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { centre, gift } from "../../account/rewards/rewards.testing.ts";
import { FakeSocket } from "./fakeSocket.testing.ts";
import { wordsOf } from "../../testing/english.ts";
// Loaded with the tests: what a page still loads when its test ends cannot be loaded again.
import "../../records/DayCharts.tsx";

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

/** A portal whose platform is listening and has not sent any event yet. */
async function openWith(options: PortalOptions = {}): Promise<Portal> {
  const portal = await renderPortal("/live", { visitor: "full", ...options });
  await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
  FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
  return portal;
}
let number = 0;
const happens = (type: string, value: object = {}) => {
  number += 1;
  FakeSocket.last.hear({ type, id: `n-${number}`, at: number, value });
};
const said = () => vi.mocked(toast.show).mock.calls.map(([{ text }]) => text);
const count = ({ calls }: Portal, name: string) =>
  calls().filter((call) => call === name).length;
/** Removes the marks that isolate names. */
const plain = (text: string | undefined) =>
  (text ?? "").replaceAll(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ");

describe("an account event", () => {
  // SES-15, ROL-04
  it.each(
    someOf([
      [
        "DEPOSIT_ARRIVED",
        { amount: "1200.5" },
        "Your deposit of RM 1,200.50 was credited",
      ],
      [
        "DEPOSIT_FAILED",
        { amount: "20.00", text: "Card refused" },
        "Your deposit of RM 20.00 was not credited: Card refused",
      ],
      [
        "WITHDRAWAL_APPROVED",
        { amount: "20.00", text: "x" },
        "Your withdrawal of RM 20.00 was approved",
      ],
      [
        "WITHDRAWAL_REJECTED",
        { amount: "20.00" },
        "Your withdrawal of RM 20.00 was rejected",
      ],
      ["MESSAGE", { text: "<b>Hello</b>" }, "New message: <b>Hello</b>"],
      ["DEPOSIT_ARRIVED", { amount: "NaN" }, "A deposit was credited"],
      ["MESSAGE", {}, "You have a new message"],
      [
        "MESSAGE",
        { text: "Hello", words: { EN: "Good day", FR: "Bonjour" } },
        "New message: Good day",
      ],
      [
        "MESSAGE",
        { text: "Hello", words: { FR: "Bonjour" } },
        "New message: Hello",
      ],
      [
        "TRANSFER_RECEIVED",
        { amount: "20.00", sender: "lake.walker" },
        "You received RM 20.00 from lake.walker",
      ],
      [
        "TRANSFER_RECEIVED",
        {
          amount: "20.00",
          sender: "lake.walker",
          text: "<b>Thanks</b> {amount}",
        },
        "You received RM 20.00 from lake.walker: <b>Thanks</b> {amount}",
      ],
      [
        "DOWNLINE_REGISTERED",
        { account: "reef.wren", text: "Poster" },
        "reef.wren registered with your link Poster",
      ],
      [
        "DOWNLINE_REGISTERED",
        { text: "Poster" },
        "An account was registered with one of your links",
      ],
      // A platform that does not say who sent it.
      ["TRANSFER_RECEIVED", { amount: "20.00" }, "You received a transfer"],
      [
        "SALARY_PAID",
        { amount: "6.25", contractType: "DAILY" },
        "Your salary of RM 6.25 was credited",
      ],
      [
        "SALARY_PAID",
        { amount: "6.25", contractType: "DIVIDEND" },
        "Your dividend of RM 6.25 was credited",
      ],
      ["SALARY_PAID", {}, "A salary or dividend was credited"],
    ]),
  )("shows one toast for %s with %j", async (type, value, text) => {
    await openWith();
    happens(type, value);
    await waitFor(() => expect(said().map(plain)).toEqual([text]));
  });

  it("does not let an earlier balance response overwrite a newer one", async () => {
    const waiting: ((balance: string) => void)[] = [];
    const portal = await openWith({
      handlers: {
        balance: () =>
          new Promise((resolve) => {
            waiting.push((balance) =>
              resolve({ balance, currencySymbol: "RM" }),
            );
          }),
      },
    });
    await waitFor(() => expect(waiting).toHaveLength(1));
    happens("DEPOSIT_ARRIVED", { amount: "80.00" });
    await waitFor(() => expect(waiting).toHaveLength(2));
    await thenAnswered(portal.services, () => waiting[1]?.("90.00"));
    await screen.findByText(/90\.00/);
    await thenAnswered(portal.services, () => waiting[0]?.("10.00"));
    expect(
      screen.getByRole("group", { name: wordsOf("ui.memberBlock.label") }),
    ).toHaveTextContent("90.00");
  });

  it("updates the balance and the unread count", async () => {
    let balance = "10.00";
    const portal = await openWith({
      handlers: { balance: () => ({ balance, currencySymbol: "RM" }) },
    });
    await screen.findByText(/10\.00/);
    const before = count(portal, "unreadCount");
    balance = "90.00";
    happens("DEPOSIT_ARRIVED", { amount: "80.00" });
    expect(await screen.findByText(/90\.00/)).toBeInTheDocument();
    expect(count(portal, "unreadCount")).toBe(before);
    happens("MESSAGE", { text: "Hello" });
    await waitFor(() => expect(count(portal, "unreadCount")).toBe(before + 1));
  });

  it("opens the withdrawal confirmation immediately instead of showing a toast", async () => {
    let list: ReturnType<typeof sampleReceipt>[] = [];
    await openWith({
      handlers: { receiptList: () => ({ list, totalPages: 1 }) },
    });
    list = [sampleReceipt({ confirmMinutes: null, expiresAt: null })];
    happens("PAYOUT_ISSUED", { amount: "20.00" });
    expect(await dialog(wordsOf("receipt.title"))).toBeInTheDocument();
    expect(said()).toEqual([]);
  });

  it("opens the contract dialog immediately instead of showing a toast", async () => {
    let list: ReturnType<typeof sampleContract>[] = [];
    const portal = await openWith({
      handlers: {
        permission: () =>
          samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", true)] }),
        consolidatedFunds: () => ({ divtypereq: "1" }),
        contractList: () => ({ list, totalPages: 1 }),
      },
    });
    await waitFor(() => expect(portal.calls()).toContain("contractList"));
    list = [sampleContract()];
    happens("CONTRACT_REQUEST", { id: "C-1" });
    expect(await dialog(wordsOf("contract.title"))).toBeInTheDocument();
    expect(said()).toEqual([]);
  });

  it("updates balance and income after a salary, and says that it was credited", async () => {
    let total = "1.00";
    const portal = await renderPortal("/agentHome?page=agentRevenueReport", {
      visitor: "agent",
      handlers: {
        agentRevenue: () => {
          const none = { dividend: "0.00", daily: "0.00", hourly: "0.00" };
          return { rows: [], total: { ...none, realtime: total, total } };
        },
      },
    });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
    await waitFor(() => expect(portal.calls()).toContain("agentRevenue"));
    await screen.findAllByText(/1\.00/);
    const before = count(portal, "balance");
    total = "7.25";
    happens("SALARY_PAID", { amount: "6.25", contractType: "HOURLY" });
    expect((await screen.findAllByText(/7\.25/)).length).toBeGreaterThan(0);
    await waitFor(() => expect(count(portal, "balance")).toBe(before + 1));
    await waitFor(() =>
      expect(said().map(plain)).toEqual([
        "Your salary of RM 6.25 was credited",
      ]),
    );
  });

  it("updates the balance after a real-time salary, and shows no toast every five minutes", async () => {
    const portal = await openWith();
    await waitFor(() => expect(portal.calls()).toContain("balance"));
    const before = count(portal, "balance");
    happens("SALARY_PAID", { amount: "0.62", contractType: "REALTIME" });
    await waitFor(() => expect(count(portal, "balance")).toBe(before + 1));
    happens("DEPOSIT_ARRIVED", { amount: "20.00" });
    await waitFor(() => expect(said()).toHaveLength(1));
    expect(said().map(plain)).toEqual([
      "Your deposit of RM 20.00 was credited",
    ]);
  });

  it("lets a page of decisions change while it is open", async () => {
    let status = "In Process";
    await renderPortal("/pointMall?tab=records", {
      visitor: "full",
      handlers: {
        pointsList: () => ({
          list: [
            {
              id: "R-1",
              title: "Box kite",
              redeemQuantity: 2,
              status,
              amount: "900",
              time: 1,
            },
          ],
          totalPages: 1,
        }),
      },
    });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
    await screen.findAllByText("In Process");
    status = "Rejected";
    happens("REDEMPTION_DECIDED", { id: "R-1" });
    expect((await screen.findAllByText("Rejected")).length).toBeGreaterThan(0);
    expect(screen.queryByText("In Process")).not.toBeInTheDocument();
  });

  it("adds an offered contract to the list in the agent centre without opening a dialog", async () => {
    let list: ReturnType<typeof sampleContract>[] = [];
    const portal = await renderPortal("/agentHome?page=agentDailyWages2", {
      visitor: "agent",
      handlers: {
        permission: () =>
          samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", true)] }),
        consolidatedFunds: () => ({ dailysalreqtype: "1" }),
        contractList: () => ({ list, totalPages: 1 }),
      },
    });
    await screen.findByText(wordsOf("agentContracts.none"));
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
    list = [sampleContract({ type: "DAILY" })];
    happens("CONTRACT_REQUEST", { id: "C-1" });
    expect(
      await screen.findByRole("article", {
        name: wordsOf("contract.type.daily"),
      }),
    ).toBeInTheDocument();
    expect(portal.calls()).toContain("contractList");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows a granted reward and its badge without a reload, and without a toast", async () => {
    const rows = [gift];
    await renderPortal("/member?page=rewardCenter", {
      visitor: "full",
      handlers: centre(rows).handlers,
    });
    await waitFor(() => expect(FakeSocket.all).toHaveLength(1));
    FakeSocket.last.accept().hear({ type: "READY", cursor: "0" });
    expect(await screen.findByText("1 open item")).toBeInTheDocument();
    rows.push({ ...gift, id: "E-1", title: "Red envelope" });
    happens("REWARD_GRANTED", { id: "E-1", amount: "8.00" });
    expect(await screen.findByText("2 open items")).toBeInTheDocument();
    expect(
      await screen.findByRole("article", { name: "Red envelope" }),
    ).toBeInTheDocument();
    expect(said()).toEqual([]);
  });

  it("is ignored when its type is unknown", async () => {
    const portal = await openWith();
    await waitFor(() => expect(portal.calls()).toContain("balance"));
    const before = count(portal, "balance");
    happens("JACKPOT", { amount: "9.00" });
    happens("MESSAGE", { text: "After it" });
    await waitFor(() =>
      expect(said().map(plain)).toEqual(["New message: After it"]),
    );
    await waitFor(() => expect(count(portal, "unreadCount")).toBe(2));
    expect(count(portal, "balance")).toBe(before);
  });

  it("is combined with other missed events into one toast", async () => {
    const list = ["1", "2", "3"].map((id) => ({
      id,
      type: "DEPOSIT_ARRIVED",
      value: { amount: "5.00" },
    }));
    await openWith({
      handlers: {
        eventsSince: ({ cursor }) => ({
          list: cursor === "0" ? list : [],
          cursor: "3",
        }),
      },
    });
    FakeSocket.last.hear({ type: "READY", cursor: "3" });
    await waitFor(() => expect(said()).toEqual(["3 deposits were credited"]));
  });

  it("is combined with others that arrive at the same time into one toast for each type", async () => {
    await openWith();
    for (let index = 0; index < 22; index += 1)
      happens("MESSAGE", { text: `Message ${index}` });
    happens("TRANSFER_RECEIVED", { amount: "20.00", sender: "lake.walker" });
    const together = [
      "You have 22 new messages",
      "You received RM 20.00 from lake.walker",
    ];
    await waitFor(() => expect(said().map(plain)).toEqual(together));
    happens("MESSAGE", { text: "A later one" });
    await waitFor(() =>
      expect(said().map(plain)).toEqual([
        ...together,
        "New message: A later one",
      ]),
    );
  });

  it("opens a dialog from the button of a message", async () => {
    await openWith();
    happens("MESSAGE", { text: "Hello" });
    const read = await screen.findByRole("button", {
      name: wordsOf("live.read"),
    });
    // Not with the pointer: jsdom thinks that the toast region is not clickable.
    act(() => read.click());
    expect(await screen.findByRole("dialog")).toBeInTheDocument();
  });
});

/** What the member is told of each type of event, and what is read again at once. */
const effects: Readonly<
  Record<
    LiveEventType,
    { readonly toast: string | null; readonly stale: readonly string[] }
  >
> = {
  DEPOSIT_ARRIVED: {
    toast: "Your deposit of RM 20.00 was credited",
    stale: ["balance", "records"],
  },
  DEPOSIT_FAILED: {
    toast: "Your deposit of RM 20.00 was not credited: From them",
    stale: ["balance", "records"],
  },
  WITHDRAWAL_APPROVED: {
    toast: "Your withdrawal of RM 20.00 was approved",
    stale: ["balance", "records"],
  },
  WITHDRAWAL_REJECTED: {
    toast: "Your withdrawal of RM 20.00 was rejected: From them",
    stale: ["balance", "records"],
  },
  // These two open a dialog.
  PAYOUT_ISSUED: { toast: null, stale: ["balance", "receipts", "records"] },
  PAYOUT_CHANGED: { toast: null, stale: ["balance", "receipts", "records"] },
  CONTRACT_REQUEST: { toast: null, stale: ["contracts"] },
  MESSAGE: {
    toast: "New message: From them",
    stale: ["feedback", "messages", "unread"],
  },
  SALARY_PAID: {
    toast: "Your salary of RM 20.00 was credited",
    stale: ["balance", "records"],
  },
  TRANSFER_RECEIVED: {
    toast: "You received RM 20.00 from lake.walker: From them",
    stale: ["balance", "messages", "records", "unread"],
  },
  // A message in the inbox says what was decided.
  REDEMPTION_DECIDED: { toast: null, stale: ["points", "rewards"] },
  APPLICATION_DECIDED: { toast: null, stale: ["activities", "rewards"] },
  DOWNLINE_REGISTERED: {
    toast: "reef.wren registered with your link From them",
    stale: ["downlines"],
  },
  // Only the badge changes: nothing urges the member to claim.
  REWARD_GRANTED: {
    toast: null,
    stale: ["rewards", "missions", "referral"],
  },
  // A message in the inbox says which rank it is now.
  RANK_CHANGED: { toast: null, stale: ["vip", "points"] },
};

describe("each type of event", () => {
  it.each(liveEventTypes)(
    "%s shows its toast alone, and has only what it changes read again",
    async (type) => {
      const { services } = await openWith();
      const again = vi.spyOn(services.queries, "invalidateQueries");
      happens(type, {
        id: "X-1",
        amount: "20.00",
        text: "From them",
        sender: "lake.walker",
        account: "reef.wren",
      });
      // Told together with the others, so that an unwanted toast would be seen.
      const last =
        type === "WITHDRAWAL_APPROVED" ? "MESSAGE" : "WITHDRAWAL_APPROVED";
      happens(last, { amount: "20.00", text: "From them" });
      const both = [effects[type], effects[last]];
      await waitFor(() =>
        expect(said().map(plain).toSorted()).toEqual(
          both.flatMap(({ toast: text }) => text ?? []).toSorted(),
        ),
      );
      const parts = again.mock.calls.map(([filter]) => filter?.queryKey?.[1]);
      expect(new Set(parts)).toEqual(
        new Set(both.flatMap(({ stale }) => stale)),
      );
    },
  );
});

describe("the event listener", () => {
  // MOD-03
  it.each(["guest", "trial"] as const)(
    "is not started for a %s",
    async (visitor) => {
      const portal = await renderPortal("/live", { visitor });
      await waitFor(() => expect(portal.calls()).toContain("announcements"));
      expect(FakeSocket.all).toEqual([]);
    },
  );

  // MOD-03
  it("stops when the session ends, and clears its storage", async () => {
    const portal = await openWith();
    happens("MESSAGE", { text: "Hello" });
    expect(sessionStorage.getItem("liveEvents")).not.toBeNull();
    portal.platform.fail("balance", { code: "NOT_LOGGED_IN", status: 401 });
    happens("DEPOSIT_ARRIVED");
    await waitFor(() => expect(FakeSocket.open).toHaveLength(0));
    await waitFor(() =>
      expect(sessionStorage.getItem("liveEvents")).toBeNull(),
    );
  });

  it("finds out by a call that the session has expired, and asks to log in once", async () => {
    const portal = await openWith();
    portal.platform.fail("eventsSince", { code: "NOT_LOGGED_IN", status: 401 });
    FakeSocket.last.break(4401);
    expect(await dialog(wordsOf("login.title"))).toBeInTheDocument();
    expect(said()).toEqual(["Please log in"]);
    expect(FakeSocket.open).toHaveLength(0);
  });

  it("disconnects when the browser hides the page, and catches up when it returns", async () => {
    await openWith({
      handlers: {
        eventsSince: ({ cursor }) =>
          cursor === "0"
            ? {
                list: [
                  { id: "1", type: "MESSAGE", value: { text: "Meanwhile" } },
                ],
                cursor: "1",
              }
            : { list: [], cursor: "1" },
      },
    });
    window.dispatchEvent(new Event("pagehide"));
    expect(FakeSocket.open).toHaveLength(0);
    window.dispatchEvent(new Event("pageshow"));
    expect(FakeSocket.open).toHaveLength(1);
    FakeSocket.last.accept().hear({ type: "READY", cursor: "1" });
    await waitFor(() =>
      expect(said().map(plain)).toEqual(["New message: Meanwhile"]),
    );
  });
});
