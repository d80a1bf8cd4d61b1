import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { balance } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import {
  sampleMember,
  samplePermission,
  type Handlers,
} from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { QuickWorker, sampleChallenge } from "../../testing/quickWorker.ts";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const open = (
  handlers: Handlers = {},
  options: PortalOptions = {},
): Promise<Portal> =>
  renderPortal("/member?page=withdraw", {
    visitor: "full",
    ...options,
    handlers,
  });

const form = () =>
  screen.findByRole("form", { name: wordsOf("withdraw.label") });
const review = () =>
  screen.findByRole("form", { name: wordsOf("money.review") });

async function fillIn({ user }: Portal, amount = "100"): Promise<void> {
  await user.type(
    within(await form()).getByRole("textbox", { name: /^Amount/ }),
    amount,
  );
  await user.click(
    within(await form()).getByRole("button", { name: wordsOf("money.next") }),
  );
}

async function confirm({ user }: Portal, password = "quayside-31") {
  await user.type(
    within(await review()).getByLabelText(/^Payment password/),
    password,
  );
  await user.click(
    within(await review()).getByRole("button", { name: /^Withdraw / }),
  );
}

const sent = ({ platform }: Portal) =>
  platform.seen.filter(({ name }) => name === "withdraw");

// Orders left open by one test must not carry over into the next.
beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
  vi.stubGlobal("Worker", QuickWorker);
});

describe("a locked payment password", () => {
  const locked: Handlers = {
    withdraw: () => {
      throw new CallError({ code: "LOCKED", status: 423, retryAfter: 1_500 });
    },
  };

  it("can be reset over the order, which keeps what was typed and is not sent by it", async () => {
    const portal = await open(locked);
    await fillIn(portal);
    expect(
      screen.queryByText(wordsOf("account.paymentPassword.forgotten")),
    ).not.toBeInTheDocument();
    await confirm(portal);
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("account.paymentPassword.forgotten"),
      }),
    );
    const popup = within(
      await dialog(wordsOf("account.paymentPassword.resetTitle")),
    );
    expect(
      popup.getByText(/For 24 hours after the reset, you cannot withdraw/),
    ).toBeInTheDocument();
    await portal.user.click(
      popup.getByRole("button", {
        name: wordsOf("account.paymentPassword.resetBegin"),
      }),
    );
    await waitFor(() =>
      expect(portal.calls()).toContain("paymentPasswordCode"),
    );
    expect(sent(portal)).toHaveLength(1);
    await portal.user.keyboard("{Escape}");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    expect(await review()).toHaveTextContent("100.00");
    expect(await review()).toHaveTextContent(/locked for 25 minutes/);
  });

  it("is for customer service where there is no second proof", async () => {
    const portal = await open({
      ...locked,
      security: () => ({
        resetBy: "unknown",
        recoveryCodes: 0,
        resetHoldHours: 24,
      }),
    });
    await fillIn(portal);
    await confirm(portal);
    expect(
      await screen.findByText(
        wordsOf("account.paymentPassword.forgottenService"),
      ),
    ).toBeInTheDocument();
  });
});

describe("withdrawal", () => {
  it("shows fee and arrival time in the review, and sends what was reviewed once with an idempotency key", async () => {
    const portal = await open();
    await fillIn(portal);
    const sum = within(await review()).getByRole("group", {
      name: wordsOf("ui.costSummary.label"),
    });
    for (const words of ["100.00", "1.00", "99.00", "Within two hours"])
      expect(sum).toHaveTextContent(words);
    expect(await review()).toHaveTextContent("Harbour Bank");
    await confirm(portal);
    expect(
      await screen.findByText(/Withdrawal of .*100\.00.* requested/),
    ).toBeInTheDocument();
    expect(sent(portal)).toEqual([
      expect.objectContaining({
        request: {
          accountId: "b1",
          amount: "100",
          fee: "1.00",
          paymentPassword: "quayside-31",
        },
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  });

  it("sends nothing without the payment password, and forgets it when going back", async () => {
    const portal = await open();
    await fillIn(portal);
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Withdraw / }),
    );
    expect(
      await within(await review()).findByText(
        wordsOf("money.password.missing"),
      ),
    ).toBeInTheDocument();
    await portal.user.type(
      within(await review()).getByLabelText(/^Payment password/),
      "secret-1",
    );
    await portal.user.click(
      within(await review()).getByRole("button", {
        name: wordsOf("money.back"),
      }),
    );
    await portal.user.click(
      within(await form()).getByRole("button", { name: wordsOf("money.next") }),
    );
    expect(
      within(await review()).getByLabelText(/^Payment password/),
    ).toHaveValue("");
    expect(sent(portal)).toEqual([]);
  });

  it.each(
    someOf([
      ["10", /^Enter .*50\.00.* or more/],
      ["5000", /^Enter .*1,280\.50.* or less/],
      ["12.345", /^Use at most two decimal/],
      ["1e3", /^Enter the amount in numbers/],
    ]),
  )(
    "says what is wrong with %s when the field loses focus",
    async (text, words) => {
      const portal = await open();
      await portal.user.type(
        within(await form()).getByRole("textbox", { name: /^Amount/ }),
        text,
      );
      await portal.user.tab();
      expect(
        (await within(await form()).findAllByText(words)).length,
      ).toBeGreaterThan(0);
    },
  );

  it("checks the result with the same key after a lost answer, and never sends a second withdrawal", async () => {
    const portal = await open(
      {},
      {
        before: ({ platform }) =>
          platform.fail("withdraw", { code: "TIMEOUT", status: 0 }),
      },
    );
    await fillIn(portal);
    await confirm(portal);
    expect(
      await screen.findByText(wordsOf("money.doubt.title")),
    ).toBeInTheDocument();
    expect(screen.getByText(/Withdrawal of .*100\.00/)).toBeInTheDocument();
    portal.platform.fail("withdraw", undefined);
    await portal.user.click(
      await screen.findByRole("button", { name: wordsOf("money.doubt.ask") }),
    );
    expect(
      await screen.findByText(/^Withdrawal of .* requested/),
    ).toBeInTheDocument();
    const keys = sent(portal).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it("keeps the amount and says why when it is rejected", async () => {
    const portal = await open(
      {},
      {
        before: ({ platform }) =>
          platform.fail("withdraw", {
            code: "PAYMENT_PASSWORD_WRONG",
            status: 422,
          }),
      },
    );
    await fillIn(portal);
    await confirm(portal);
    expect(
      await within(await review()).findByText(/payment password is /i),
    ).toBeInTheDocument();
    expect(
      within(await review()).getByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      }),
    ).toHaveTextContent("100.00");
  });

  it("says that the money is held and why, and offers customer service", async () => {
    const portal = await open({
      permission: () => ({
        ...samplePermission({
          customerService: [
            {
              csType: "LIVECHAT",
              title: "",
              path: "https://help.example/chat",
            },
          ],
          pathKey: "key",
        }),
      }),
      withdraw: () => {
        throw new CallError({
          code: "FORBIDDEN",
          status: 403,
          value: {
            blockers: [
              { code: "TURNOVER", message: "Play RM 50.00 more first." },
            ],
          },
        });
      },
    });
    await fillIn(portal);
    await confirm(portal);
    const shown = within(await review());
    await shown.findByText(wordsOf("money.held"));
    expect(shown.getByText("Play RM 50.00 more first.")).toBeInTheDocument();
    await shown.findByRole("button", {
      name: wordsOf("withdraw.blocked.service"),
    });
    expect(shown.queryByText(wordsOf("error.FORBIDDEN"))).toBeNull();
  });

  describe("when the session ends", () => {
    async function signIn({ user }: Portal) {
      const login = within(await dialog(wordsOf("login.title")));
      fireEvent.change(await login.findByLabelText(/^Username/), {
        target: { value: "lake" },
      });
      fireEvent.change(login.getByLabelText(/^Password/), {
        target: { value: "lantern-7" },
      });
      await user.click(
        login.getByRole("button", { name: wordsOf("login.form") }),
      );
    }
    /** The platform rejects the token during the review; the member who logs in next returns to the form. */
    async function endAndReturn(memberId: string) {
      let id = sampleMember().id;
      const portal = await open(
        {
          botCheckChallenge: () => sampleChallenge,
          memberInfo: () => sampleMember({ id }),
        },
        {
          before: ({ platform }) =>
            platform.fail("withdraw", { code: "NOT_LOGGED_IN", status: 401 }),
        },
      );
      await fillIn(portal);
      await confirm(portal);
      await dialog(wordsOf("login.title"));
      portal.platform.fail("withdraw", undefined);
      id = memberId;
      await signIn(portal);
      return portal;
    }
    const amount = async () =>
      within(await form()).findByRole("textbox", { name: /^Amount/ });

    it("keeps the amount for the same member, but not the payment password", async () => {
      const portal = await endAndReturn(sampleMember().id);
      expect(await amount()).toHaveValue("100.00");
      await portal.user.click(
        within(await form()).getByRole("button", {
          name: wordsOf("money.next"),
        }),
      );
      expect(await review()).toHaveTextContent("Harbour Bank");
      expect(
        within(await review()).getByLabelText(/^Payment password/),
      ).toHaveValue("");
      expect(sent(portal)).toHaveLength(1);
    });

    it("keeps nothing of a completed withdrawal, so that it is not sent twice", async () => {
      const portal = await open({ botCheckChallenge: () => sampleChallenge });
      await fillIn(portal);
      await confirm(portal);
      await screen.findByText(/^Withdrawal of .* requested/);
      portal.platform.fail("balance", { code: "NOT_LOGGED_IN", status: 401 });
      await portal.services.client.call(balance, {}).catch(() => undefined);
      await dialog(wordsOf("login.title"));
      portal.platform.fail("balance", undefined);
      await signIn(portal);
      expect(await amount()).toHaveValue("");
    });

    it("keeps nothing for another member", async () => {
      await endAndReturn("another");
      expect(await amount()).toHaveValue("");
    });
  });

  it.each([
    ["NO_BANK_ACCOUNT", wordsOf("withdraw.blocked.addAccount")],
    ["NO_PAYMENT_PASSWORD", wordsOf("withdraw.blocked.setPassword")],
  ])(
    "shows %s instead of the form, with a button that leads to the account",
    async (code, name) => {
      const portal = await open({
        withdrawOptions: () => ({
          methods: [],
          blockers: [{ code, message: "raw words", action: "somewhere" }],
          available: "10",
          dailyLeft: "10",
        }),
      });
      const wayOut = await screen.findByRole("button", { name });
      expect(
        screen.queryByRole("form", { name: wordsOf("withdraw.label") }),
      ).toBeNull();
      expect(screen.queryByText("raw words")).toBeNull();
      await portal.user.click(wayOut);
      await waitFor(() =>
        expect(portal.address()).toBe("/member?page=securityCenter"),
      );
    },
  );

  it("says until when a reset payment password holds withdrawals, and sends nobody anywhere", async () => {
    await open({
      withdrawOptions: () => ({
        methods: [],
        blockers: [
          {
            code: "PAYMENT_PASSWORD_RESET",
            message: "raw words",
            until: Date.UTC(2026, 2, 4, 12),
          },
        ],
        available: "10",
        dailyLeft: "10",
      }),
    });
    await screen.findByText(/You can withdraw again from 2026\/03\/0[45]/);
    expect(screen.queryByText("raw words")).toBeNull();
    expect(
      screen.queryByRole("button", {
        name: wordsOf("withdraw.blocked.service"),
      }),
    ).toBeNull();
  });

  it("shows an unknown blocker in the platform's words, as plain text", async () => {
    await open({
      withdrawOptions: () => ({
        methods: [],
        blockers: [{ code: "TURNOVER_2", message: "<b>Play on</b>" }],
        available: "10",
        dailyLeft: "10",
      }),
    });
    expect(await screen.findByText("<b>Play on</b>")).toBeInTheDocument();
  });

  it("offers a retry when the withdrawal options cannot be read", async () => {
    const portal = await open(
      {},
      {
        before: ({ platform }) =>
          platform.fail("withdrawOptions", { code: "FORBIDDEN", status: 403 }),
      },
    );
    const retry = await screen.findByRole("button", { name: /try again/i });
    portal.platform.fail("withdrawOptions", undefined);
    await portal.user.click(retry);
    expect(await form()).toBeInTheDocument();
  });
});
