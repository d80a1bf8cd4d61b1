import { screen, waitFor, within } from "@testing-library/react";
import type { Contract, ContractType } from "@foyer/platform/calls";
import { sampleContract, type Handlers } from "@foyer/platform/fake";
import { isQuick, someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import { dialog, type Portal } from "../../testing/renderPortal.tsx";
import { openAgentPage } from "../agent.testing.ts";
import { contractPageKeys } from "../../kit/centre/contractPageKeys.ts";
import { wordsOf } from "../../testing/english.ts";

const listing = (...list: Contract[]): Handlers => ({
  contractList: ({ type, state, downline }) => ({
    list: list.filter(
      (one) =>
        (!type || one.type === type) &&
        (!state || one.state === state) &&
        (!downline || one.party === downline),
    ),
    totalPages: 1,
  }),
  contractOptions: () => ({
    rateMin: "0.1",
    rateMax: "2.5",
    rateStep: "0.1",
    periodKinds: ["D"],
  }),
  contractCreate: ({ downline, type, rate }) =>
    sampleContract({ id: "C-9", party: downline, type, rate, side: "ASKING" }),
});
const page = (type: ContractType, handlers: Handlers = listing()) =>
  openAgentPage(contractPageKeys[type], handlers);

const offerDialog = () => dialog(/^Offer a contract: /);
const review = async () =>
  within(await offerDialog()).findByRole("button", { name: /^Offer \d/ });

/** Fills in an offer to one of the direct downlines. */
async function fillIn({ user }: Portal, rate: string) {
  await user.click(
    await screen.findByRole("button", {
      name: wordsOf("agentContracts.offer"),
    }),
  );
  const fields = within(await offerDialog());
  const who = await fields.findByRole("combobox", { name: /^Offer to/ });
  await user.click(who);
  await user.type(who, "lake");
  await user.click(await screen.findByRole("option", { name: /^lakeagent/ }));
  await user.type(fields.getByRole("textbox", { name: /^Rate/ }), rate);
  return fields;
}
const next = async ({ user }: Portal) =>
  user.click(
    within(await offerDialog()).getByRole("button", {
      name: wordsOf("money.next"),
    }),
  );
const created = ({ platform }: Portal) =>
  platform.seen.filter(({ name }) => name === "contractCreate");

describe.skipIf(isQuick)("a contracts page", () => {
  // ROL-21
  it.each(
    someOf([
      ["DIVIDEND", "AGT-10", wordsOf("contract.pay.dividend")],
      ["DAILY", "AGT-11, CON-12", wordsOf("contract.pay.daily")],
      ["HOURLY", "AGT-12", wordsOf("contract.pay.hourly")],
      ["REALTIME", "AGT-13, CON-09", wordsOf("contract.pay.realtime")],
    ] as const),
  )("of %s shows when it pays (%s)", async (type, _, words) => {
    const portal = await page(type, listing(sampleContract({ type })));
    expect(await screen.findByRole("article")).toHaveTextContent(words);
    expect(portal.requests("contractList")).toContainEqual({
      type,
      pageNo: 1,
      pageSize: 10,
    });
  });

  it("shows how often real-time salary is paid instead of a period", async () => {
    await page("REALTIME", listing(sampleContract({ type: "REALTIME" })));
    const card = await screen.findByRole("article");
    expect(card).toHaveTextContent(wordsOf("contract.term.realtime"));
    expect(card).not.toHaveTextContent(wordsOf("contract.period.day"));
  });

  it("shows offers, contracts in force and terminations, with dates and changes (CON-03, CON-06)", async () => {
    const current = sampleContract({ rate: "2", activeMembers: 5 });
    await page(
      "DIVIDEND",
      listing(
        sampleContract({ id: "C-1", current }),
        sampleContract({
          id: "C-2",
          state: "ACTIVE",
          party: "reed.lantern",
          nextPaymentAt: 1_767_312_000_000,
        }),
        sampleContract({ id: "C-3", kind: "TERMINATION", party: "pine" }),
      ),
    );
    const cards = await screen.findAllByRole("article");
    expect(cards).toHaveLength(3);
    const diff = within(cards[0] ?? document.body).getByRole("table", {
      name: wordsOf("contract.diff"),
    });
    expect(
      within(diff).getByRole("row", { name: /Rate.*2\.00 %.*1\.50 %.*Lower/ }),
    ).toBeInTheDocument();
    expect(cards[1]).toHaveTextContent(wordsOf("contract.term.next"));
    expect(cards[2]).toHaveTextContent(wordsOf("ui.contractCard.ending"));
  });

  it("leaves out contracts with an unknown status, and says so", async () => {
    const strange: Contract["state"] = "unknown";
    await page(
      "DAILY",
      listing(
        sampleContract({ id: "C-1", type: "DAILY", state: strange }),
        sampleContract({ id: "C-2", type: "DAILY" }),
      ),
    );
    await screen.findByText(/cannot show/);
    expect(screen.getAllByRole("article")).toHaveLength(1);
  });

  it("shows an empty state, and filters by status", async () => {
    const portal = await page("DAILY");
    await screen.findByText(wordsOf("agentContracts.none"));
    await portal.user.click(screen.getByRole("button", { name: /Status/ }));
    await portal.user.click(
      await screen.findByRole("option", {
        name: wordsOf("ownContracts.active"),
      }),
    );
    await waitFor(() =>
      expect(portal.requests("contractList")).toContainEqual({
        type: "DAILY",
        state: "ACTIVE",
        pageNo: 1,
        pageSize: 10,
      }),
    );
  });

  it("offers a retry when contracts cannot be read", async () => {
    const portal = await openAgentPage(
      contractPageKeys.DAILY,
      listing(sampleContract({ type: "DAILY" })),
      {
        before: ({ platform }) =>
          platform.fail("contractList", { code: "UNKNOWN", status: 500 }),
      },
    );
    const again = await screen.findByRole("button", { name: /again/i });
    portal.platform.fail("contractList", undefined);
    await portal.user.click(again);
    await screen.findByRole("article");
  });

  it.each([
    [
      sampleContract({ type: "DAILY" }),
      "Accept",
      "Accept the contract",
      "ACCEPT",
    ],
    [sampleContract({ type: "DAILY" }), "Reject", "Reject the offer", "REJECT"],
    [
      sampleContract({ type: "DAILY", side: "ASKING" }),
      "Cancel the request",
      wordsOf("contract.ask.cancel.yes"),
      "CANCEL",
    ],
    [
      sampleContract({ type: "DAILY", state: "ACTIVE" }),
      wordsOf("contract.terminate"),
      wordsOf("contract.ask.terminate.yes"),
      "TERMINATE",
    ],
  ] as const)(
    "sends a decision only after confirmation (CON-05) %#",
    async (contract, button, yes, action) => {
      const portal = await page("DAILY", listing(contract));
      await portal.user.click(
        within(await screen.findByRole("article")).getByRole("button", {
          name: button,
        }),
      );
      expect(portal.requests("dailySalaryProcess")).toEqual([]);
      await portal.user.click(
        within(await screen.findByRole("alertdialog")).getByRole("button", {
          name: yes,
        }),
      );
      await waitFor(() =>
        expect(portal.requests("dailySalaryProcess")).toEqual([
          { contractId: "C-1", action },
        ]),
      );
    },
  );

  it("reports that a contract is no longer open, and reads the list again", async () => {
    const portal = await page(
      "DAILY",
      listing(sampleContract({ type: "DAILY" })),
    );
    portal.platform.fail("dailySalaryProcess", {
      code: "CONTRACT_STATE",
      status: 409,
    });
    await portal.user.click(
      within(await screen.findByRole("article")).getByRole("button", {
        name: wordsOf("contract.accept"),
      }),
    );
    const before = portal.requests("contractList").length;
    await portal.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", {
        name: wordsOf("contract.ask.accept.yes"),
      }),
    );
    await screen.findByRole("alert");
    await waitFor(() =>
      expect(portal.requests("contractList").length).toBeGreaterThan(before),
    );
  });

  it("lets the upline agent agree (CON-07)", async () => {
    const portal = await page(
      "DAILY",
      listing(
        sampleContract({
          type: "DAILY",
          state: "AWAITING_UPLINE",
          side: "ABOVE",
        }),
      ),
    );
    await portal.user.click(
      within(await screen.findByRole("article")).getByRole("button", {
        name: wordsOf("contract.agree"),
      }),
    );
    const question = await screen.findByRole("alertdialog");
    // The reader is neither of them: both parties have to be named.
    expect(question).toHaveTextContent(
      /Daily salary between \S*river\.agent\S* and \S*mira88\S*, 1\.50/,
    );
    await portal.user.click(
      within(question).getByRole("button", { name: wordsOf("contract.agree") }),
    );
    await waitFor(() =>
      expect(portal.requests("contractUplineConfirm")).toEqual([
        { contractId: "C-1", accept: true },
      ]),
    );
  });
});

describe("a contract offer", () => {
  // ERR-21
  it("is calculated while it is typed, reviewed, and sent once (CON-13)", async () => {
    const portal = await page("DAILY");
    const fields = await fillIn(portal, "1.2");
    expect(
      await fields.findByText(/1\.20 % of this amount/),
    ).toBeInTheDocument();
    expect(await offerDialog()).toHaveTextContent("120.00");
    await next(portal);
    expect(created(portal)).toEqual([]);
    await portal.user.click(await review());
    await screen.findByText(wordsOf("contract.done.awaiting"));
    expect(created(portal)).toEqual([
      expect.objectContaining({
        request: {
          downline: "lakeagent",
          type: "DAILY",
          rate: "1.2",
          activeMembers: 0,
          periodValidBet: "0",
          periodProfitLoss: "0",
          betAmount: "0",
          periodKind: expect.any(String),
        },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows what it would change in the contract in force", async () => {
    const portal = await page(
      "DAILY",
      listing(
        sampleContract({
          type: "DAILY",
          state: "ACTIVE",
          party: "lakeagent",
          rate: "2",
          side: "ASKING",
        }),
      ),
    );
    await fillIn(portal, "1.2");
    await next(portal);
    const table = await within(await offerDialog()).findByRole("table", {
      name: wordsOf("contract.diff"),
    });
    expect(
      within(table).getByRole("row", { name: /Rate.*2\.00 %.*1\.20 %.*Lower/ }),
    ).toBeInTheDocument();
  });

  it("is not sent with a rate outside the platform's limits (W-74)", async () => {
    const portal = await page("DAILY");
    await fillIn(portal, "9");
    await next(portal);
    const words = await within(await offerDialog()).findAllByText(
      /Enter a rate between 0\.10 % and 2\.50 %$/,
    );
    expect(words.length).toBeGreaterThan(0);
    expect(created(portal)).toEqual([]);
  });

  it("offers a retry when its limits cannot be read", async () => {
    const portal = await page("DAILY");
    portal.platform.fail("contractOptions", { code: "UNKNOWN", status: 500 });
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("agentContracts.offer"),
      }),
    );
    const again = await within(await offerDialog()).findByRole("button", {
      name: /again/i,
    });
    portal.platform.fail("contractOptions", undefined);
    await portal.user.click(again);
    await within(await offerDialog()).findByRole("textbox", { name: /^Rate/ });
  });

  it("closes on Escape from the review, without being sent", async () => {
    const portal = await page("DAILY");
    await fillIn(portal, "1.2");
    await next(portal);
    await review();
    await portal.user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(created(portal)).toEqual([]);
  });
});

describe.skipIf(isQuick)(
  "an offer with a lower rate than contracts further down (CON-08)",
  () => {
    const conflict = (count: number) => ({
      code: "LOWER_RATE_CONFIRM" as const,
      status: 409,
      value: Array.from({ length: count }, (_, index) =>
        sampleContract({
          id: `C-${index}`,
          party: `stream.${index}`,
          rate: "3",
        }),
      ),
    });
    const asked = async (count: number) => {
      const portal = await page("DAILY");
      portal.platform.fail("contractCreate", conflict(count));
      await fillIn(portal, "1.2");
      await next(portal);
      await portal.user.click(await review());
      await within(await offerDialog()).findByRole("heading", {
        name: wordsOf("agentOffer.lower"),
      });
      return portal;
    };

    it("is sent without a question when there are no such contracts", async () => {
      const portal = await page("DAILY");
      await fillIn(portal, "1.2");
      await next(portal);
      await portal.user.click(await review());
      await screen.findByText(/^Sent\./);
      expect(created(portal)).toHaveLength(1);
    });

    it.each(
      someOf([
        [1, "1 contract in your team has a higher rate"],
        [3, "3 contracts in your team have a higher rate"],
      ]),
    )(
      "names %d affected contracts, and is not confirmed when the agent declines",
      async (count, title) => {
        const portal = await asked(count);
        const question = within(await offerDialog());
        expect(question.getByText(title)).toBeInTheDocument();
        for (let index = 0; index < count; index += 1)
          expect(question.getByText(`stream.${index}`)).toBeInTheDocument();
        await portal.user.click(
          question.getByRole("button", {
            name: wordsOf("agentOffer.lower.no"),
          }),
        );
        await within(await offerDialog()).findByRole("textbox", {
          name: /^Rate/,
        });
        // Only the rejected request was ever sent.
        expect(created(portal).map(({ request }) => request)).toEqual([
          expect.not.objectContaining({ confirmLower: true }),
        ]);
      },
    );

    it("names the affected account and the agent who offered its contract", async () => {
      const portal = await page("DAILY");
      portal.platform.fail("contractCreate", {
        ...conflict(0),
        value: [
          sampleContract({
            side: "ABOVE",
            party: "lakeagent",
            agent: "lakeagent",
            downline: "pinefourth",
            rate: "3",
          }),
        ],
      });
      await fillIn(portal, "1.2");
      await next(portal);
      await portal.user.click(await review());
      const named = await within(await offerDialog()).findByRole("listitem");
      expect(named).toHaveTextContent(/^pinefourth.*Offered by .*lakeagent/);
    });

    it("is sent again with the confirmation flag and a new idempotency key", async () => {
      const portal = await asked(2);
      portal.platform.fail("contractCreate", undefined);
      await portal.user.click(
        within(await offerDialog()).getByRole("button", {
          name: wordsOf("agentOffer.lower.yes"),
        }),
      );
      await screen.findByText(/^Sent\./);
      const [first, second] = created(portal);
      expect(second?.request).toMatchObject({ confirmLower: true });
      expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    });
  },
);
