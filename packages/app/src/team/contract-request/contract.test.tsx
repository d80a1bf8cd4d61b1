import { screen, waitFor, within } from "@testing-library/react";
import {
  contractActions,
  type Contract,
  type ContractType,
} from "@foyer/platform/calls";
import {
  sampleContract,
  sampleFlag,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { isQuick, someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import {
  dialog,
  renderPortal,
  type Portal,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const allKinds = {
  divtypereq: "1",
  dailysalreqtype: "1",
  contracthoursalreq: "1",
  realtimesalreqtype: "1",
};

/** The flags of the site, with the agent policy on or off. */
const flagged = (on: boolean): Handlers => ({
  permission: () => ({
    ...samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", on)] }),
  }),
});

const openWith = (
  contracts: readonly Contract[],
  handlers: Handlers = {},
): Promise<Portal> =>
  renderPortal("/live", {
    visitor: "full",
    handlers: {
      ...flagged(true),
      consolidatedFunds: () => allKinds,
      contractList: () => ({ list: [...contracts], totalPages: 1 }),
      ...handlers,
    },
  });

const requests = () => dialog(wordsOf("contract.title"));
const card = async (name: string) =>
  within(await requests()).findByRole("article", { name });
const yes = async ({ user }: Portal, name: string) =>
  user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", {
      name,
    }),
  );

describe.skipIf(isQuick)("the contract dialog", () => {
  it("opens for a request, and shows its terms (CON-01)", async () => {
    await openWith([sampleContract()]);
    const shown = await card(wordsOf("contract.type.dividend"));
    for (const words of [
      "river.agent",
      "1.50 %",
      "Weekly",
      wordsOf("contract.term.members"),
      "10,000.00",
    ])
      expect(shown).toHaveTextContent(words);
  });

  it.each(
    someOf([
      ["D", "Daily"],
      ["W", "Weekly"],
      ["SM", wordsOf("contract.period.halfMonth")],
      ["M", "Monthly"],
      ["H", "Hourly"],
    ] as const),
  )("shows the period %s as %s (CON-04)", async (periodKind, words) => {
    await openWith([sampleContract({ periodKind })]);
    expect(await card(wordsOf("contract.type.dividend"))).toHaveTextContent(
      words,
    );
  });

  it("shows term by term what an offer would change in the contract in force", async () => {
    const current = { ...sampleContract(), rate: "2", activeMembers: 5 };
    await openWith([sampleContract({ current })]);
    const table = await within(await requests()).findByRole("table", {
      name: wordsOf("contract.diff"),
    });
    expect(
      within(table).getByRole("row", {
        name: /Rate.*2\.00 %.*1\.50 %.*Lower/,
      }),
    ).toBeInTheDocument();
    expect(
      within(table).getByRole("row", { name: /active members.*Unchanged/ }),
    ).toBeInTheDocument();
  });

  it.each(
    someOf([
      ["DIVIDEND", "dividendProcess"],
      ["DAILY", "dailySalaryProcess"],
      ["HOURLY", "hourlySalaryProcess"],
      ["REALTIME", "realtimeSalaryProcess"],
    ] as const),
  )("sends the acceptance for %s through %s (CON-02)", async (type, call) => {
    const portal = await openWith([sampleContract({ type })]);
    await portal.user.click(
      within(await requests()).getByRole("button", {
        name: wordsOf("contract.accept"),
      }),
    );
    expect(portal.requests(call)).toEqual([]);
    await yes(portal, "Accept the contract");
    await waitFor(() =>
      expect(portal.requests(call)).toEqual([
        { contractId: "C-1", action: "ACCEPT" },
      ]),
    );
    expect(await requests()).toHaveTextContent(/in force|sent/);
  });

  it.each(
    someOf([
      ["REJECT", sampleContract(), "Reject", "Reject the offer"],
      [
        "CANCEL",
        sampleContract({ side: "ASKING" }),
        "Cancel the request",
        wordsOf("contract.ask.cancel.yes"),
      ],
      [
        "TERMINATE",
        sampleContract({ state: "ACTIVE" }),
        wordsOf("contract.terminate"),
        wordsOf("contract.ask.terminate.yes"),
      ],
    ] as const),
  )(
    "sends %s after confirmation",
    async (action, contract, button, confirm) => {
      expect(contractActions).toContain(action);
      // The dialog opens automatically only if something needs an answer.
      const portal = await openWith([
        contract,
        sampleContract({ id: "C-2", type: "DAILY" }),
      ]);
      await portal.user.click(
        within(await card(wordsOf("contract.type.dividend"))).getByRole(
          "button",
          {
            name: button,
          },
        ),
      );
      await yes(portal, confirm);
      await waitFor(() =>
        expect(portal.requests("dividendProcess")).toEqual([
          { contractId: "C-1", action },
        ]),
      );
    },
  );

  it("sends the upline agent's rejection through its own call", async () => {
    const portal = await openWith([
      sampleContract({ state: "AWAITING_UPLINE", side: "ABOVE" }),
    ]);
    await portal.user.click(
      within(await card(wordsOf("contract.type.dividend"))).getByRole(
        "button",
        {
          name: wordsOf("contract.refuse"),
        },
      ),
    );
    await yes(portal, wordsOf("contract.ask.refuse.yes"));
    await waitFor(() =>
      expect(portal.requests("contractUplineConfirm")).toEqual([
        { contractId: "C-1", accept: false },
      ]),
    );
  });

  it("names the contracts that a lower rate ends, and sends the confirmation flag once confirmed", async () => {
    const portal = await openWith([sampleContract()]);
    portal.platform.fail("dividendProcess", {
      code: "LOWER_RATE_CONFIRM",
      status: 409,
      value: [
        sampleContract({ id: "C-8", party: "stream.one", rate: "3" }),
        sampleContract({ id: "C-9", party: "stream.two", rate: "4" }),
      ],
    });
    await portal.user.click(
      within(await card(wordsOf("contract.type.dividend"))).getByRole(
        "button",
        {
          name: wordsOf("contract.accept"),
        },
      ),
    );
    await yes(portal, "Accept the contract");
    const named = await screen.findByRole("alertdialog", {
      name: wordsOf("contract.lower"),
    });
    expect(named).toHaveTextContent("stream.one");
    expect(named).toHaveTextContent("stream.two");
    portal.platform.fail("dividendProcess", undefined);
    await yes(portal, wordsOf("contract.lower.yes"));
    await waitFor(() =>
      expect(portal.requests("dividendProcess").at(-1)).toEqual({
        contractId: "C-1",
        action: "ACCEPT",
        confirmLower: true,
      }),
    );
  });

  it.each(
    someOf([
      ["AGENTPOLICY3 is off", flagged(false)],
      [
        "the flag of its type is 0",
        { consolidatedFunds: () => ({ ...allKinds, divtypereq: "0" }) },
      ],
      ["there is no flag", { consolidatedFunds: () => ({}) }],
    ] as const satisfies readonly (readonly [string, Handlers])[]),
  )("stays closed when %s (CON-14)", async (_, handlers) => {
    const portal = await openWith([sampleContract()], handlers);
    await screen.findByRole("group", { name: wordsOf("ui.memberBlock.label") });
    await waitFor(() => expect(portal.calls()).toContain("receiptList"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leaves out contracts of an unknown type", async () => {
    const strange: readonly (ContractType | "unknown")[] = ["unknown"];
    await openWith([
      sampleContract({ id: "C-2", type: "DAILY" }),
      ...strange.map((type) => sampleContract({ type })),
    ]);
    await card(wordsOf("contract.type.daily"));
    expect(within(await requests()).getAllByRole("article")).toHaveLength(1);
  });
});
