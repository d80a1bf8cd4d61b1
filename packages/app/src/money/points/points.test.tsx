import { act, screen, waitFor, within } from "@testing-library/react";
import { onlineManager } from "@tanstack/react-query";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { afterEach, describe, expect, it } from "vitest";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";
import { pointsKey } from "../../kit/queryKeys.ts";

const tea = {
  id: "g-tea",
  title: "Tea set",
  imageUrl: "",
  content: "<p>Stoneware.</p><script>steal()</script>",
  points: "1200",
  availableQuantity: 9,
};
const scarf = {
  ...tea,
  id: "g-scarf",
  title: "Wool scarf",
  availableQuantity: 0,
};
const clock = { ...tea, id: "g-clock", title: "Clock", points: "9500" };
const record = {
  id: "R-1",
  title: "Box kite",
  redeemQuantity: 2,
  status: "Rejected" as const,
  remark: "The address is not complete",
  address: "7 Quay Street",
  paymentAccount: "",
  amount: "900",
  unit: "points",
  time: Date.UTC(2026, 2, 1, 12),
};

const mall: Handlers = {
  pointsBalance: () => ({
    currentPoints: "5400.5",
    pointsRatio: "0.01",
    unit: "RM",
  }),
  pointsList: ({ kind }) => ({
    list: kind === "GOODS" ? [tea, scarf, clock] : [record],
    totalPages: 1,
  }),
};
const start = (
  at = "/pointMall",
  handlers: Handlers = {},
  options: PortalOptions = {},
) =>
  renderPortal(at, {
    visitor: "full",
    ...options,
    handlers: { ...mall, ...handlers },
  });
const main = () => within(screen.getByRole("main"));
const fill = async (
  { user }: Portal,
  box: HTMLElement,
  name: RegExp,
  text: string,
) => {
  const field = within(box).getByRole("textbox", { name });
  await user.clear(field);
  await user.type(field, text);
};
const press = ({ user }: Portal, box: HTMLElement, name: string | RegExp) =>
  within(box)
    .findByRole("button", { name })
    .then((button) => user.click(button));

afterEach(() => onlineManager.setOnline(true));

describe("the points mall", () => {
  // RTE-16, ROL-04
  it("shows the points, their value and that they never expire (PTS-01, PTS-07, PTS-08)", async () => {
    await start();
    await screen.findByRole("heading", {
      name: wordsOf("points.title"),
      level: 1,
    });
    expect(await screen.findByText("5,400.5")).toBeInTheDocument();
    expect(main().getByText("Points never expire.")).toBeInTheDocument();
    expect(main().getByText(/54\.0/)).toBeInTheDocument();
    expect(main().getByText(/1 point = .*0\.01/)).toBeInTheDocument();
  });

  it("lists products with their price in points and the available quantity (PTS-02)", async () => {
    await start();
    const card = await screen.findByRole("article", { name: "Tea set" });
    expect(card).toHaveTextContent("1,200 points");
    expect(card).toHaveTextContent("Available: 9");
    expect(
      screen.getByRole("article", { name: "Wool scarf" }),
    ).toHaveTextContent(wordsOf("points.redeem.soldOut"));
  });

  it("keeps the tab and the page in the address", async () => {
    const { user, address, requests } = await start("/pointMall", {
      pointsReward: ({ pageNo }) => ({
        list: [
          { id: `e${pageNo}`, title: `Play ${pageNo}`, points: "7", time: 1 },
        ],
        totalPages: 3,
      }),
    });
    await user.click(
      await screen.findByRole("tab", { name: wordsOf("points.earned") }),
    );
    expect(address()).toBe("/pointMall?tab=earned");
    expect(await screen.findByText("Play 1")).toBeInTheDocument();
    expect(screen.getAllByText("+7 points").length).toBeGreaterThan(0);
    await user.click(screen.getByRole("button", { name: "Page 2" }));
    expect(await screen.findByText("Play 2")).toBeInTheDocument();
    expect(address()).toBe("/pointMall?tab=earned&page=2");
    expect(requests("pointsReward")).toHaveLength(2);
  });

  it("shows an empty state on each tab with a list", async () => {
    const { go } = await start("/pointMall", {
      pointsList: () => ({ list: [], totalPages: 0 }),
    });
    for (const [tab, title] of [
      ["goods", wordsOf("points.goods.empty")],
      ["records", "Nothing redeemed yet"],
      ["details", wordsOf("points.details.empty")],
      ["earned", wordsOf("points.earned.empty")],
    ] as const) {
      go(`/pointMall?tab=${tab}`);
      expect(
        await screen.findByRole("heading", { name: title }),
      ).toBeInTheDocument();
    }
  });

  it("keeps a failure inside its part, and retries on request", async () => {
    const { user, platform } = await start(
      "/pointMall",
      {},
      {
        before: (fakes) =>
          fakes.platform.fail("pointsList", { code: "UNKNOWN" }),
      },
    );
    expect(await screen.findByText("5,400.5")).toBeInTheDocument();
    const again = await main().findByRole("button", { name: /again/i });
    platform.fail("pointsList", undefined);
    await user.click(again);
    expect(
      await screen.findByRole("article", { name: "Tea set" }),
    ).toBeInTheDocument();
  });

  it("marks the figures as out of date while offline", async () => {
    await start();
    await screen.findByText("5,400.5");
    onlineManager.setOnline(false);
    expect(
      await screen.findByText(wordsOf("points.summary.old")),
    ).toBeInTheDocument();
    expect(screen.getByText("5,400.5")).toBeInTheDocument();
  });

  // OPN-39
  it("shows the status of each order and the platform's remark (PTS-05, PTS-09, PTS-10)", async () => {
    await start("/pointMall?tab=records", {
      pointsList: () => ({
        list: [
          record,
          { ...record, id: "R-2", status: "In Process", remark: "" },
          { ...record, id: "R-3", status: "Approved" },
          { ...record, id: "R-4", status: "Lost at sea" },
        ],
        totalPages: 1,
      }),
    });
    const table = await screen.findByRole("table", {
      name: wordsOf("points.records"),
    });
    await within(table).findAllByText("Box kite");
    for (const words of [
      "Rejected",
      "In Process",
      "Approved",
      wordsOf("points.status.unknown"),
      "The address is not complete",
      "7 Quay Street",
      "900 points",
    ])
      expect(within(table).getAllByText(words).length).toBeGreaterThan(0);
    expect(table).not.toHaveTextContent(wordsOf("points.records.account"));
  });

  it("cancels an order in process after one more look, and no other (W-65b)", async () => {
    let status = "In Process";
    const portal = await start("/pointMall?tab=records", {
      pointsList: () => ({
        list: [
          { ...record, status, cancellable: status === "In Process" ? 1 : 0 },
          { ...record, id: "R-3", title: "Tea set", status: "Approved" },
        ],
        totalPages: 1,
      }),
      cancelRedemption: () => {
        status = "Cancelled";
        return { status };
      },
    });
    const table = await screen.findByRole("table", {
      name: wordsOf("points.records"),
    });
    const buttons = await within(table).findAllByRole("button", {
      name: new RegExp(`^${wordsOf("points.cancel")}`),
    });
    expect(buttons).toHaveLength(1);
    await portal.user.click(buttons[0] ?? table);
    const question = await screen.findByRole("alertdialog", {
      name: wordsOf("points.cancel.title"),
    });
    expect(question).toHaveTextContent("900 points");
    await portal.user.click(
      within(question).getByRole("button", {
        name: wordsOf("points.cancel.keep"),
      }),
    );
    expect(portal.requests("cancelRedemption")).toEqual([]);
    await portal.user.click(buttons[0] ?? table);
    await portal.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", {
        name: wordsOf("points.cancel"),
      }),
    );
    expect(
      await within(table).findByText(wordsOf("points.status.cancelled")),
    ).toBeInTheDocument();
    expect(portal.requests("cancelRedemption")).toEqual([{ id: record.id }]);
    expect(
      within(table).queryByRole("button", {
        name: new RegExp(`^${wordsOf("points.cancel")}`),
      }),
    ).not.toBeInTheDocument();
  });

  it("shows each change with the resulting balance, for the days in the address (PTS-06)", async () => {
    const { requests } = await start(
      "/pointMall?tab=details&from=2026-03-01&to=2026-03-04",
      {
        pointsTransactions: () => ({
          list: [
            {
              time: 1,
              changedPoints: "-450",
              pointsBalance: "4950.5",
              remark: "Exchanged for goods",
            },
          ],
          totalPages: 1,
        }),
      },
    );
    const table = await screen.findByRole("table", {
      name: wordsOf("points.details"),
    });
    await within(table).findByText("Exchanged for goods");
    expect(table).toHaveTextContent("-450 points");
    expect(table).toHaveTextContent("4,950.5");
    expect(requests("pointsTransactions")).toEqual([
      expect.objectContaining({
        from: new Date(2026, 2, 1).getTime(),
        to: new Date(2026, 2, 5).getTime() - 1,
      }),
    ]);
  });

  it("keeps the days in the address and what was typed while a period cannot be used", async () => {
    const { requests, user, address } = await start(
      "/pointMall?tab=details&from=2026-03-01&to=2026-03-04",
    );
    const place = (name: string) => screen.findByRole("spinbutton", { name });
    await user.click(await place("End date, Year"));
    await user.keyboard("99990304");
    const end = await place("End date, Day");
    expect(end).toHaveAccessibleDescription(
      /or earlier\. The list still shows 2026\/03\/01 to 2026\/03\/04\.$/,
    );
    expect(await place("End date, Year")).toHaveValue("9999");
    expect(address()).toContain("to=2026-03-04");
    expect(requests("pointsTransactions")).toHaveLength(1);
  });

  // OPN-41
  it("shows the platform's table, ratio and rules with unsafe markup removed (PTS-03, PTS-08)", async () => {
    await start("/pointMall?tab=rules", {
      pointsConfig: () => ({
        ratio: "0.005",
        table: [
          { from: "0", to: "1000", points: "1" },
          { from: "1000.01", to: "", points: "12" },
        ],
        rules: "<p>Sent in five days.</p><img src=x onerror=steal()>",
      }),
    });
    expect(await screen.findByText("Sent in five days.")).toBeInTheDocument();
    expect(main().getByText(/1 point = .*0\.005/)).toBeInTheDocument();
    const table = screen.getByRole("table", {
      name: wordsOf("points.rules.table"),
    });
    expect(table).toHaveTextContent(/0\.00.* – .*1,000\.00/);
    expect(table).toHaveTextContent(/1,000\.01.* or more/);
    expect(table).toHaveTextContent("12 points");
    expect(document.querySelector("[onerror]")).toBeNull();
  });
});

describe("the points that play earns", () => {
  it("are shown in words for each type of game, with the factor of the member's rank", async () => {
    await start("/pointMall?tab=rules", {
      pointsConfig: () => ({
        ratio: "0.01",
        table: [{ from: "0", to: "1000", points: "1" }],
        rates: [
          { gameType: "RNG", points: "0.10" },
          { gameType: "LIVE", points: "0.04" },
          { gameType: "FISH", points: "0.00" },
          { gameType: "BINGO", points: "1.50" },
        ],
        factor: "1.50",
      }),
    });
    const table = await screen.findByRole("table", {
      name: wordsOf("points.rules.play"),
    });
    const rows = within(table).getAllByRole("row").slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Slots1 point for every .*10\.00.* staked$/),
      expect.stringMatching(/^Live casino1 point for every .*25\.00.* staked$/),
      expect.stringMatching(/^BINGO3 points for every .*2\.00.* staked$/),
    ]);
    expect(
      screen.getByText("Your VIP rank earns 1.5 times as many points."),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("table", { name: wordsOf("points.rules.table") }),
    ).toBeInTheDocument();
  });

  it("are read again after a game, however recently they were read", async () => {
    const { go, requests } = await start();
    await screen.findByText("5,400.5");
    const before = requests("pointsBalance").length;
    go("/seamless?vassalage=KITE&gameType=LIVE&gameCode=kites");
    await screen.findByTitle(wordsOf("game.title"));
    expect(requests("pointsBalance")).toHaveLength(before);
    go("/pointMall");
    await waitFor(() =>
      expect(requests("pointsBalance")).toHaveLength(before + 1),
    );
  });

  it("are left out where the platform does not say them", async () => {
    await start("/pointMall?tab=rules");
    await screen.findByRole("table", { name: wordsOf("points.rules.table") });
    expect(
      screen.queryByText(wordsOf("points.rules.play")),
    ).not.toBeInTheDocument();
    expect(screen.queryByText(/times as many points/)).not.toBeInTheDocument();
  });
});

describe("redeeming (PTS-04, PTS-11)", () => {
  const openTea = async (handlers: Handlers = {}) => {
    const portal = await start("/pointMall", handlers);
    const card = await screen.findByRole("article", { name: "Tea set" });
    await portal.user.click(within(card).getByRole("link"));
    const box = await dialog("Tea set");
    await within(box).findByRole("form", {
      name: wordsOf("points.redeem.label"),
    });
    return { portal, box };
  };
  const review = async (portal: Portal, box: HTMLElement, pieces = "2") => {
    await fill(portal, box, /quantity/i, pieces);
    await fill(portal, box, /Address/, "7 Quay Street, Lanternrow");
    await fill(portal, box, /Mobile number/, "60125550101");
    await press(portal, box, "Continue");
  };

  it("sends the reviewed order once, with the payment password", async () => {
    const { portal, box } = await openTea();
    expect(box).toHaveTextContent("Stoneware.");
    await review(portal, box);
    const sum = await within(box).findByRole("form", { name: /^Check/ });
    expect(sum).toHaveTextContent("2 × Tea set");
    expect(sum).toHaveTextContent("3,000.5 points");
    await press(portal, box, "Redeem for 2,400 points");
    expect(portal.calls()).not.toContain("redeemPoints");
    await portal.user.type(
      within(box).getByLabelText(/Payment password/),
      "harbour-77",
    );
    await press(portal, box, "Redeem for 2,400 points");
    await within(box).findByText(wordsOf("points.redeem.done"));
    expect(portal.requests("redeemPoints")).toEqual([
      {
        goodsId: "g-tea",
        quantity: 2,
        address: "7 Quay Street, Lanternrow",
        mobileNum: "60125550101",
        paymentPassword: "harbour-77",
      },
    ]);
    await press(portal, box, wordsOf("points.redeem.records"));
    await waitFor(() =>
      expect(portal.address()).toBe("/pointMall?tab=records"),
    );
  });

  it("moves focus from step to step", async () => {
    const { portal, box } = await openTea();
    await review(portal, box);
    await within(box).findByRole("form", { name: /^Check/ });
    const steps = within(box).getByRole("group", {
      name: wordsOf("points.redeem.label"),
    });
    expect(steps).toHaveFocus();
    await press(portal, box, wordsOf("points.form.correct"));
    await within(box).findByRole("form", {
      name: wordsOf("points.redeem.label"),
    });
    expect(steps).toHaveFocus();
  });

  it("limits the quantity to what the points pay for", async () => {
    const { portal, box } = await openTea();
    expect(box).toHaveTextContent("From 1 to 4.");
    await review(portal, box, "5");
    // On blur, the field itself reduces the value to what is available.
    expect(
      await within(box).findByRole("form", { name: /^Check/ }),
    ).toHaveTextContent("4 × Tea set");
    expect(portal.calls()).not.toContain("redeemPoints");
  });

  it("shows what is missing, field by field", async () => {
    const { portal, box } = await openTea();
    await press(portal, box, "Continue");
    expect(
      within(box).getAllByText(wordsOf("points.form.required")).length,
    ).toBeGreaterThanOrEqual(2);
    await fill(portal, box, /Address/, "7 Quay Street");
    await fill(portal, box, /Mobile number/, "call me");
    await press(portal, box, "Continue");
    expect(
      within(box).getAllByText(/mobile number of 6 to 15 digits/).length,
    ).toBeGreaterThan(0);
  });

  it.each([
    [/Address/, "abc", "Enter an address of 5 to 200 characters"],
    [
      /Mobile number/,
      "12345",
      "Enter a mobile number of 6 to 15 digits, without spaces",
    ],
  ])(
    "says at %s what it asks for, before the password (PTS-04)",
    async (field, typed, why) => {
      const { portal, box } = await openTea();
      await fill(portal, box, /Address/, "7 Quay Street");
      await fill(portal, box, /Mobile number/, "60125550101");
      await fill(portal, box, field, typed);
      await press(portal, box, "Continue");
      expect(
        within(box).getByRole("textbox", { name: field }),
      ).toHaveAccessibleDescription(expect.stringContaining(why));
      expect(within(box).queryByLabelText(/Payment password/)).toBeNull();
    },
  );

  it("marks a field that the platform rejects, and keeps what was typed", async () => {
    const { portal, box } = await openTea();
    portal.platform.fail("redeemPoints", {
      code: "VALIDATION",
      status: 422,
      value: { fields: { address: "is not in a country that we send to" } },
    });
    await review(portal, box);
    await portal.user.type(
      await within(box).findByLabelText(/Payment password/),
      "harbour-77",
    );
    await press(portal, box, "Redeem for 2,400 points");
    const address = await within(box).findByRole("textbox", {
      name: /Address/,
    });
    expect(address).toHaveAccessibleDescription(
      expect.stringContaining(wordsOf("money.problem.refused")),
    );
    expect(address).toHaveValue("7 Quay Street, Lanternrow");
    expect(
      within(box).getByRole("textbox", { name: /Mobile number/ }),
    ).toHaveValue("60125550101");
    expect(
      within(box).getByText(wordsOf("error.VALIDATION")),
    ).toBeInTheDocument();
  });

  it("fills in the address of the last order that was not rejected, and keeps focus where it is", async () => {
    const sent = {
      ...record,
      id: "R-2",
      status: "Approved" as const,
      address: "3 Reed Lane, Lanternrow",
    };
    const { portal, box } = await openTea({
      pointsList: ({ kind }) => ({
        list: kind === "GOODS" ? [tea] : [record, sent],
        totalPages: 1,
      }),
    });
    await press(portal, box, wordsOf("points.redeem.lastAddress"));
    expect(within(box).getByRole("textbox", { name: /Address/ })).toHaveValue(
      "3 Reed Lane, Lanternrow",
    );
    expect(
      within(box).getByRole("button", {
        name: wordsOf("points.redeem.lastAddress"),
      }),
    ).toHaveFocus();
  });

  it("offers no address while there is none to offer", async () => {
    const { portal, box } = await openTea();
    await waitFor(() =>
      expect(portal.requests("pointsList")).toContainEqual(
        expect.objectContaining({ kind: "RECORDS" }),
      ),
    );
    expect(
      within(box).queryByRole("button", {
        name: wordsOf("points.redeem.lastAddress"),
      }),
    ).toBeNull();
  });

  it.each(
    someOf([
      ["Wool scarf", "None are left right now"],
      ["Clock", "Each costs 9,500 points. You have 5,400.5 points."],
    ]),
  )("shows no form for %s, and says why", async (title, why) => {
    const portal = await start();
    const card = await screen.findByRole("article", { name: title });
    await portal.user.click(within(card).getByRole("link"));
    const box = await dialog(title);
    expect(await within(box).findByText(new RegExp(why))).toBeInTheDocument();
    expect(within(box).queryByRole("textbox")).toBeNull();
  });

  it("says that a product in the address is no longer available, and leads back to all products", async () => {
    const portal = await start("/pointMall?item=g-none");
    const box = await dialog(wordsOf("points.item.title"));
    await within(box).findByText(wordsOf("points.redeem.gone"));
    await press(portal, box, wordsOf("points.item.all"));
    await waitFor(() => expect(portal.address()).toBe("/pointMall"));
  });

  it("closes the dialog and restores the address", async () => {
    const { portal, box } = await openTea();
    expect(portal.address()).toBe("/pointMall?item=g-tea");
    await press(portal, box, "Close");
    await waitFor(() => expect(portal.address()).toBe("/pointMall"));
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
  });

  it("shows why it was rejected, and clears the payment password", async () => {
    const { portal, box } = await openTea();
    portal.platform.fail("redeemPoints", {
      code: "PAYMENT_PASSWORD_WRONG",
      status: 422,
    });
    await review(portal, box);
    await portal.user.type(
      await within(box).findByLabelText(/Payment password/),
      "wrong",
    );
    await press(portal, box, "Redeem for 2,400 points");
    expect(
      await within(box).findByText(wordsOf("error.PAYMENT_PASSWORD_WRONG")),
    ).toBeInTheDocument();
    expect(within(box).getByLabelText(/Payment password/)).toHaveValue("");
  });

  it("checks the result with the same idempotency key after a lost answer", async () => {
    const { portal, box } = await openTea();
    portal.platform.fail("redeemPoints", "network");
    await review(portal, box);
    await portal.user.type(
      await within(box).findByLabelText(/Payment password/),
      "harbour-77",
    );
    await press(portal, box, "Redeem for 2,400 points");
    expect(
      await within(box).findByText(wordsOf("money.doubt.title")),
    ).toBeInTheDocument();
    expect(box).toHaveTextContent("2 × Tea set");
    portal.platform.fail("redeemPoints", undefined);
    await press(portal, box, wordsOf("money.doubt.ask"));
    await within(box).findByText(wordsOf("points.redeem.done"));
    const keys = portal.platform.seen
      .filter(({ name }) => name === "redeemPoints")
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });
});

describe("converting points into money (PTS-12)", () => {
  const form = () =>
    screen.findByRole("form", { name: wordsOf("points.convert.label") });
  const sum = () => screen.findByRole("form", { name: /^Check/ });

  it("shows the amount and the remaining points, requires the payment password and confirms the result", async () => {
    const portal = await start("/pointMall?tab=convert");
    await fill(portal, await form(), /Points/, "1000");
    expect(await form()).toHaveTextContent("10.00");
    await press(portal, await form(), "Continue");
    expect(await sum()).toHaveTextContent("4,400.5 points");
    const steps = screen.getByRole("group", {
      name: wordsOf("points.convert.label"),
    });
    expect(steps).toHaveFocus();
    const confirm = /^Convert 1,000 points into .*10\.00/;
    await press(portal, await sum(), confirm);
    expect(portal.calls()).not.toContain("convertPoints");
    await portal.user.type(
      screen.getByLabelText(/Payment password/),
      "harbour-77",
    );
    await press(portal, await sum(), confirm);
    expect(
      await screen.findByText("1,000 points converted into money"),
    ).toBeInTheDocument();
    expect(steps).toHaveFocus();
    expect(portal.requests("convertPoints")).toEqual([
      { points: "1000", paymentPassword: "harbour-77" },
    ]);
    await press(portal, screen.getByRole("main"), "Convert more");
    expect(await form()).toBeInTheDocument();
  });

  it.each([
    ["5401", "Enter 5,400.5 or less"],
    ["0", "Enter 1 or more"],
    ["1.5", wordsOf("points.form.number")],
  ])("rejects %s", async (points, why) => {
    const portal = await start("/pointMall?tab=convert");
    await fill(portal, await form(), /Points/, points);
    await press(portal, await form(), "Continue");
    expect((await screen.findAllByText(why)).length).toBeGreaterThan(0);
    expect(screen.queryByLabelText(/Payment password/)).toBeNull();
  });

  it("fills in all whole points with one press", async () => {
    const portal = await start("/pointMall?tab=convert");
    await press(portal, await form(), wordsOf("ui.amountField.all"));
    await press(portal, await form(), "Continue");
    expect(await sum()).toHaveTextContent("5,400 points");
  });

  it("says when there is less than one whole point, and leads to the rules", async () => {
    const portal = await start("/pointMall?tab=convert", {
      pointsBalance: () => ({ currentPoints: "0.99", pointsRatio: "0.01" }),
    });
    await screen.findByRole("heading", {
      name: wordsOf("points.convert.none"),
    });
    await press(
      portal,
      screen.getByRole("main"),
      wordsOf("points.convert.how"),
    );
    await waitFor(() => expect(portal.address()).toBe("/pointMall?tab=rules"));
  });
});

describe("the number of points", () => {
  /** The figures above the tabs; a dialog hides them from screen readers. */
  const above = () =>
    screen.getByRole("list", { name: wordsOf("points.summary"), hidden: true });
  /** A mall in which the points change without the page's doing. */
  const changing = async (at: string) => {
    let currentPoints = "4300";
    const portal = await start(at, {
      pointsBalance: () => ({ currentPoints, pointsRatio: "0.01", unit: "RM" }),
      redeemPoints: () => {
        currentPoints = "3100";
        return { id: "R-9", status: "In Process" };
      },
    });
    await waitFor(() => expect(above()).toHaveTextContent("4,300"));
    return { portal, set: (points: string) => (currentPoints = points) };
  };
  const form = () =>
    screen.findByRole("form", { name: wordsOf("points.convert.label") });

  it("is the same above and in a form that reads it later", async () => {
    const { portal, set } = await changing("/pointMall");
    set("5200");
    await portal.user.click(
      screen.getByRole("tab", { name: wordsOf("points.tab.convert") }),
    );
    expect(await form()).toHaveTextContent("From 1 to 5,200");
    await waitFor(() => expect(above()).toHaveTextContent("5,200"));
    expect(main().queryByText("4,300")).not.toBeInTheDocument();
  });

  it("is the same above and in the form of a product", async () => {
    const { portal, set } = await changing("/pointMall");
    const card = await screen.findByRole("article", { name: "Clock" });
    set("5200");
    await portal.user.click(within(card).getByRole("link"));
    const box = await dialog("Clock");
    await within(box).findByText(/You have 5,200 points/);
    await waitFor(() => expect(above()).toHaveTextContent("5,200"));
  });

  it("does not take the form from somebody who is filling it in, and follows once they leave it", async () => {
    const { portal, set } = await changing("/pointMall?tab=convert");
    const field = within(await form()).getByRole("textbox");
    await portal.user.type(field, "12");
    set("5200");
    await act(() =>
      portal.services.queries.refetchQueries({ queryKey: pointsKey }),
    );
    await waitFor(() => expect(above()).toHaveTextContent("5,200"));
    expect(field).toHaveFocus();
    await portal.user.type(field, "0");
    expect(field).toHaveValue("120");
    await portal.user.click(document.body);
    await waitFor(async () =>
      expect(await form()).toHaveTextContent("From 1 to 5,200"),
    );
    expect(within(await form()).getByRole("textbox")).toHaveValue("120");
  });

  it("follows in a form that is open when the points are read again", async () => {
    const { portal } = await changing("/pointMall?tab=convert&item=g-tea");
    const box = await dialog("Tea set");
    await fill(portal, box, /Address/, "7 Quay Street");
    await fill(portal, box, /Mobile number/, "60125550101");
    await press(portal, box, "Continue");
    await portal.user.type(
      await within(box).findByLabelText(/Payment password/),
      "harbour-77",
    );
    await press(portal, box, "Redeem for 1,200 points");
    await within(box).findByText(wordsOf("points.redeem.done"));
    await press(portal, box, "Close");
    await waitFor(async () =>
      expect(await form()).toHaveTextContent("From 1 to 3,100"),
    );
    expect(above()).toHaveTextContent("3,100");
  });
});

describe("the points mall for visitors and trial accounts", () => {
  it.each(["guest", "trial"] as const)(
    "makes no points call for a %s",
    async (visitor) => {
      const { calls } = await start("/pointMall", {}, { visitor });
      await screen.findByRole("dialog").catch(() => undefined);
      expect(calls().filter((name) => name.startsWith("points"))).toEqual([]);
    },
  );
});
