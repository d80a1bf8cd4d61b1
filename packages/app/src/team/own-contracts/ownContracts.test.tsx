import { act, screen, waitFor, within } from "@testing-library/react";
import type { Contract } from "@foyer/platform/calls";
import {
  sampleContract,
  sampleFlag,
  samplePermission,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { describe, expect, it } from "vitest";
import {
  renderPortal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

/** A portal whose member has contracts; an answer changes them as it would on a platform. */
async function portalWith(
  at: string,
  first: readonly Contract[],
  options: PortalOptions = {},
) {
  let list = [...first];
  const portal = await renderPortal(at, {
    visitor: "full",
    ...options,
    handlers: {
      permission: () =>
        samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", true)] }),
      consolidatedFunds: () => ({ divtypereq: "1", dailysalreqtype: "1" }),
      contractList: () => ({ list, totalPages: 1 }),
      dividendProcess: ({ contractId, action }) => {
        const state = (
          {
            ACCEPT: "ACTIVE",
            REJECT: "REJECTED",
            CANCEL: "CANCELLED",
            TERMINATE: "AWAITING",
          } as const
        )[action];
        const kind = action === "TERMINATE" ? "TERMINATION" : "NEW";
        const side = action === "TERMINATE" ? "ASKING" : "ASKED";
        list = list.map((one) =>
          one.id === contractId ? { ...one, state, kind, side } : one,
        );
        return list.find(({ id }) => id === contractId) ?? sampleContract();
      },
      ...options.handlers,
    },
  });
  return portal;
}

/** The contracts page, after closing the dialog that opens automatically if something needs an answer. */
async function page(first: readonly Contract[], options: PortalOptions = {}) {
  const portal = await portalWith("/member?page=contracts", first, options);
  const asked = await screen.findByRole("dialog", {
    name: wordsOf("contract.title"),
  });
  await portal.user.click(
    within(asked).getByRole("button", { name: wordsOf("receipt.later") }),
  );
  return portal;
}

const part = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  const section = heading.closest("section");
  if (section === null) throw new Error(`"${name}" is in no section.`);
  return within(section);
};
const cardsIn = async (name: string) =>
  (await part(name))
    .getAllByRole("article")
    .map((one) => within(one).getByRole("heading").textContent);

const offered = sampleContract();
const active = sampleContract({ id: "C-2", state: "ACTIVE", rate: "3" });
const over = sampleContract({ id: "C-3", type: "DAILY", state: "TERMINATED" });

/** The centre's entry, with its badge. */
const entry = async (name: RegExp) =>
  within(
    await screen.findByRole("navigation", { name: wordsOf("title.member") }),
  ).findByRole("button", { name });

describe("the member's contracts", () => {
  it("are grouped into requests, contracts in force and ended contracts", async () => {
    await page([offered, active, over]);
    expect(await cardsIn(wordsOf("ownContracts.open"))).toEqual(["Dividend"]);
    expect(await cardsIn(wordsOf("ownContracts.active"))).toEqual(["Dividend"]);
    expect(await cardsIn(wordsOf("ownContracts.over"))).toEqual([
      "Daily salary",
    ]);
    expect((await part("Ended")).queryByRole("button")).not.toBeInTheDocument();
    expect(await entry(/^Contracts.*1 open item/)).toBeInTheDocument();
  });

  it.each(
    someOf([
      [
        "Requests",
        "Accept",
        "Accept the contract",
        "ACCEPT",
        "In force",
        wordsOf("contract.done.active"),
      ],
      [
        "Requests",
        "Reject",
        "Reject the offer",
        "REJECT",
        "Ended",
        wordsOf("contract.done.rejected"),
      ],
      [
        "In force",
        wordsOf("contract.terminate"),
        wordsOf("contract.ask.terminate.yes"),
        "TERMINATE",
        "Requests",
        wordsOf("contract.done.awaiting"),
      ],
    ] as const),
  )(
    "are answered in their own section: %s, %s",
    async (from, button, yes, action, to, said) => {
      const isAsked = from === "Requests";
      const one = isAsked ? offered : active;
      const portal = isAsked
        ? await page([one])
        : await portalWith("/member?page=contracts", [one]);
      await portal.user.click(
        (await part(from)).getByRole("button", { name: button }),
      );
      expect(portal.requests("dividendProcess")).toEqual([]);
      const question = await screen.findByRole("alertdialog");
      await portal.user.click(
        within(question).getByRole("button", { name: yes }),
      );
      await waitFor(() =>
        expect(portal.requests("dividendProcess")).toEqual([
          { contractId: one.id, action },
        ]),
      );
      expect(
        (await screen.findByText(said)).closest("[role=status]"),
      ).not.toBeNull();
      await part(to);
      expect(
        screen.queryByRole("heading", { name: from }),
      ).not.toBeInTheDocument();
      expect(await entry(/^Contracts$/)).toBeInTheDocument();
    },
  );

  it("say what each has paid, and can be filtered by type and party, by address", async () => {
    const last = { amount: "4.50", from: 0, to: 86_399_999 };
    const paid = { total: "210.00", last };
    const both = [
      { ...active, activeAt: 1, paid },
      { ...over, party: "lakeagent", activeAt: 1, paid: { total: "9.00" } },
    ];
    const { user, requests, address } = await portalWith(
      "/member?page=contracts",
      both,
      {
        handlers: {
          contractList: ({ type }) => ({
            list: both.filter((one) => !type || one.type === type),
            totalPages: 1,
            totals: { received: "219.00", given: "0.00" },
          }),
        },
      },
    );
    const inForce = await part(wordsOf("ownContracts.active"));
    expect(inForce.getByText(/210\.00/)).toBeVisible();
    expect(inForce.getByText(/4\.50/)).toBeVisible();
    expect(screen.getByText(/219\.00/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: /Type/ }));
    await user.click(
      await screen.findByRole("option", { name: "Daily salary" }),
    );
    await waitFor(() =>
      expect(requests("contractList").at(-1)).toMatchObject({
        downline: "mira88",
        type: "DAILY",
      }),
    );
    expect(address()).toBe("/member?page=contracts&kind=DAILY");
    await waitFor(() =>
      expect(
        screen.queryByRole("heading", {
          name: wordsOf("ownContracts.active"),
        }),
      ).not.toBeInTheDocument(),
    );
    expect(await cardsIn(wordsOf("ownContracts.over"))).toEqual([
      "Daily salary",
    ]);
  });

  it("have no page for a member without contracts", async () => {
    await portalWith("/member", []);
    await screen.findByRole("tab", { name: wordsOf("account.tab.profile") });
    const pages = await screen.findByRole("navigation", {
      name: wordsOf("title.member"),
    });
    expect(
      within(pages).queryByRole("button", { name: /^Contracts/ }),
    ).not.toBeInTheDocument();
  });

  it("can be read again after a failure", async () => {
    const portal = await portalWith("/member?page=contracts", [active], {
      before: ({ platform }) =>
        platform.fail("contractList", { code: "UNKNOWN", status: 500 }),
    });
    const again = await screen.findByRole("button", { name: /again/i });
    expect(
      screen.queryByText(wordsOf("ownContracts.none")),
    ).not.toBeInTheDocument();
    portal.platform.fail("contractList", undefined);
    await portal.user.click(again);
    expect(await cardsIn(wordsOf("ownContracts.active"))).toEqual(["Dividend"]);
  });
});

describe("a contract request left for later", () => {
  it("says where to find it, and appears there with a badge", async () => {
    const { user } = await portalWith("/live", [offered]);
    const asked = await screen.findByRole("dialog", {
      name: wordsOf("contract.title"),
    });
    await user.click(
      within(asked).getByRole("button", { name: wordsOf("receipt.later") }),
    );
    await screen.findByText(/find these requests under Contracts/);
    await user.click(
      screen.getByRole("button", { name: wordsOf("contract.all") }),
    );
    await screen.findByRole("dialog", { name: wordsOf("title.member") });
    expect(await cardsIn(wordsOf("ownContracts.open"))).toEqual(["Dividend"]);
    expect(await entry(/^Contracts.*1 open item/)).toBeInTheDocument();
    // With the panel closed again, the address still leads there.
    act(() => history.pushState(null, "", "/member?page=contracts"));
    act(() => dispatchEvent(new PopStateEvent("popstate", { state: null })));
    expect(await cardsIn(wordsOf("ownContracts.open"))).toEqual(["Dividend"]);
  });
});
