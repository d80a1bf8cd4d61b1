import { screen, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const open = (
  options: PortalOptions = {},
  handlers: Handlers = {},
): Promise<Portal> =>
  renderPortal("/member?page=transferUpline", {
    visitor: "agent",
    ...options,
    handlers,
  });

const form = () =>
  screen.findByRole("form", { name: wordsOf("memberTransfer.label") });
const review = () =>
  screen.findByRole("form", { name: wordsOf("money.review") });

async function fillIn({ user }: Portal, direction: RegExp) {
  const fields = within(await form());
  await user.click(fields.getByRole("radio", { name: direction }));
  await user.type(
    fields.getByRole("textbox", { name: /^Recipient’s username/ }),
    "lake.rower",
  );
  await user.type(fields.getByRole("textbox", { name: /^Amount/ }), "25.5");
  await user.click(fields.getByRole("button", { name: wordsOf("money.next") }));
}

// Orders left open by one test must not carry over into the next.
beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

describe("a transfer to another member", () => {
  // MEM-06
  it.each([
    [/My upline agent/, "UPLINE"],
    [/A member of my team/, "DOWNLINE"],
  ])(
    "is sent once with payment password and idempotency key: %s",
    async (name, direction) => {
      const portal = await open();
      await fillIn(portal, name);
      expect(await review()).toHaveTextContent("lake.rower");
      expect(await review()).toHaveTextContent("cannot be reversed");
      await portal.user.type(
        within(await review()).getByLabelText(/^Payment password/),
        "quayside-31",
      );
      await portal.user.click(
        within(await review()).getByRole("button", { name: /^Transfer / }),
      );
      expect(
        await screen.findByText(/25\.50.* transferred to .*lake\.rower/),
      ).toBeInTheDocument();
      expect(
        portal.platform.seen.filter((call) => call.name === "memberTransfer"),
      ).toEqual([
        expect.objectContaining({
          request: {
            direction,
            account: "lake.rower",
            amount: "25.5",
            paymentPassword: "quayside-31",
          },
          idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
        }),
      ]);
    },
  );

  it("offers only the upline agent to a member without a team", async () => {
    await open({ visitor: "full" });
    expect(
      within(await form()).getByRole("radio", { name: /My upline agent/ }),
    ).toBeChecked();
    expect(
      within(await form()).queryByRole("radio", {
        name: /A member of my team/,
      }),
    ).not.toBeInTheDocument();
  });

  it("shows who the upline agent is, and asks for no username", async () => {
    const portal = await open(
      {},
      { profile: () => ({ list: [], upline: "coral.reef" }) },
    );
    const fields = within(await form());
    await portal.user.click(
      fields.getByRole("radio", { name: /A member of my team/ }),
    );
    await portal.user.type(
      fields.getByRole("textbox", { name: /^Recipient’s username/ }),
      "lake.rower",
    );
    await portal.user.click(
      fields.getByRole("radio", { name: /My upline agent/ }),
    );
    expect(await form()).toHaveTextContent("coral.reef");
    expect(
      fields.queryByRole("textbox", { name: /^Recipient’s username/ }),
    ).not.toBeInTheDocument();
    await portal.user.type(
      fields.getByRole("textbox", { name: /^Amount/ }),
      "25.5",
    );
    await portal.user.click(
      fields.getByRole("button", { name: wordsOf("money.next") }),
    );
    expect(await review()).toHaveTextContent("coral.reef");
    await portal.user.type(
      within(await review()).getByLabelText(/^Payment password/),
      "quayside-31",
    );
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    expect(
      await screen.findByText(/25\.50.* transferred to .*coral\.reef/),
    ).toBeInTheDocument();
    expect(portal.requests("memberTransfer")).toEqual([
      expect.objectContaining({ direction: "UPLINE", account: "coral.reef" }),
    ]);
  });

  it("offers people it was sent to before, and one press fills in the recipient", async () => {
    const portal = await open(
      {},
      {
        transferRecipients: () => ({
          list: [
            { account: "lake.rower", direction: "DOWNLINE" },
            { account: "coral.reef", direction: "UPLINE" },
          ],
        }),
      },
    );
    const fields = within(await form());
    await portal.user.click(
      await fields.findByRole("button", { name: "Recipient lake.rower" }),
    );
    expect(
      fields.getByRole("textbox", { name: /^Recipient’s username/ }),
    ).toHaveValue("lake.rower");
    expect(
      fields.getByRole("radio", { name: /A member of my team/ }),
    ).toBeChecked();
    // Only those in the chosen direction.
    expect(
      fields.queryByRole("button", { name: "Recipient coral.reef" }),
    ).toBeNull();
    // This platform takes no notes.
    expect(fields.queryByRole("textbox", { name: /^Note/ })).toBeNull();
  });

  it("offers nobody in the other direction to a member without a team", async () => {
    await open(
      { visitor: "full" },
      {
        transferRecipients: () => ({
          list: [{ account: "lake.rower", direction: "DOWNLINE" }],
        }),
      },
    );
    expect(
      within(await form()).queryByRole("button", { name: /lake\.rower/ }),
    ).toBeNull();
  });

  it("is possible without an answer about earlier recipients", async () => {
    const portal = await open({
      before: ({ platform }) =>
        platform.fail("transferRecipients", { code: "UNKNOWN", status: 404 }),
    });
    await fillIn(portal, /A member of my team/);
    expect(await review()).toHaveTextContent("lake.rower");
  });

  it("takes a note, which is shown as text before it is sent", async () => {
    const portal = await open();
    const note = "<b>Thanks</b> & good luck";
    await portal.user.type(
      within(await form()).getByRole("textbox", { name: /^Note/ }),
      ` ${note} `,
    );
    await fillIn(portal, /A member of my team/);
    expect(within(await review()).getByText(note)).toBeVisible();
    await portal.user.type(
      within(await review()).getByLabelText(/^Payment password/),
      "quayside-31",
    );
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    await screen.findByText(/25\.50.* transferred to .*lake\.rower/);
    expect(portal.requests("memberTransfer")).toMatchObject([{ note }]);
  });

  it("says how long a note may be", async () => {
    const portal = await open(
      {},
      { transferRecipients: () => ({ list: [], noteLength: 5 }) },
    );
    await portal.user.type(
      within(await form()).getByRole("textbox", { name: /^Note/ }),
      "Thanks",
    );
    await fillIn(portal, /A member of my team/);
    expect(
      (await within(await form()).findAllByText(/at most 5 characters/)).length,
    ).not.toBe(0);
    expect(portal.requests("memberTransfer")).toEqual([]);
  });

  it("reports an unknown recipient, and keeps what was typed", async () => {
    const portal = await open({
      before: ({ platform }) =>
        platform.fail("memberTransfer", {
          code: "USER_NOT_FOUND",
          status: 404,
        }),
    });
    await fillIn(portal, /A member of my team/);
    await portal.user.type(
      within(await review()).getByLabelText(/^Payment password/),
      "quayside-31",
    );
    await portal.user.click(
      within(await review()).getByRole("button", { name: /^Transfer / }),
    );
    expect(
      await within(await review()).findByText(/does not exist/),
    ).toBeInTheDocument();
    await portal.user.click(
      within(await review()).getByRole("button", {
        name: wordsOf("money.back"),
      }),
    );
    expect(
      within(await form()).getByRole("textbox", {
        name: /^Recipient’s username/,
      }),
    ).toHaveValue("lake.rower");
  });

  it("leads to the deposit page when there is nothing to transfer", async () => {
    const portal = await open(
      {},
      {
        balance: () => ({
          balance: "0.00",
          currencySymbol: "RM",
          updatedAt: 0,
        }),
      },
    );
    const main = within(
      await screen.findByRole("group", {
        name: wordsOf("memberTransfer.label"),
      }),
    );
    await portal.user.click(
      await main.findByRole("button", { name: wordsOf("deposit.title") }),
    );
    expect(portal.address()).toBe("/member?page=depositv2");
  });
});
