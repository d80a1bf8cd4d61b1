import { screen, waitFor, within } from "@testing-library/react";
import type { Handlers } from "@foyer/platform/fake";
import { someOf } from "@foyer/platform/testing/some-of";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testBrand } from "../../testing/brands.ts";
import {
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const payPage = "https://pay.example/D-1";
const brand = () => {
  const own = testBrand();
  return { ...own, hosts: { ...own.hosts, frame: ["https://pay.example"] } };
};

/** A window that the browser allowed to open, as far as the portal uses it. */
const fakeWindow = () => {
  const replace = vi.fn();
  const shut = vi.fn();
  return {
    window: {
      opener: {},
      closed: false,
      close: shut,
      location: { replace },
    },
    replace,
    shut,
  };
};
function letOpen(opened: ReturnType<typeof fakeWindow> | null) {
  const open = vi.fn(() => opened?.window ?? null);
  vi.stubGlobal("open", open);
  return open;
}

const openPage = (
  handlers: Handlers = {},
  options: PortalOptions = {},
): Promise<Portal> =>
  renderPortal("/member?page=depositv2", {
    visitor: "full",
    brand: brand(),
    ...options,
    handlers,
  });

const form = () =>
  screen.findByRole("form", { name: wordsOf("deposit.label") });
const review = () =>
  screen.findByRole("form", { name: wordsOf("money.review") });

async function deposit({ user }: Portal, amount = "100"): Promise<void> {
  await user.type(
    within(await form()).getByRole("textbox", { name: /^Amount/ }),
    amount,
  );
  await user.click(
    within(await form()).getByRole("button", { name: wordsOf("money.next") }),
  );
  await user.click(
    within(await review()).getByRole("button", { name: /^Deposit / }),
  );
}

const order = (state: string, more: object = {}) => ({
  orderId: "D-1",
  state,
  amount: "100.00",
  fee: "0.50",
  updatedAt: 1_767_225_600_000,
  ...more,
});

// Orders left open by one test must not carry over into the next.
beforeEach(() => {
  vi.stubGlobal("indexedDB", undefined);
});

describe("deposit", () => {
  it("shows limits, fee and duration of a payment method before an amount is entered", async () => {
    await openPage();
    const choice = within(await form()).getByRole("radio", {
      name: /Bank transfer/,
    });
    expect(choice).toBeChecked();
    expect(await form()).toHaveTextContent(/10\.00.* to .*5,000\.00/);
    expect(await form()).toHaveTextContent(wordsOf("money.noFee"));
    expect(await form()).toHaveTextContent("about 10 minutes");
  });

  it("opens a window on the button press, loads the payment page, and follows the order until it is credited", async () => {
    const pay = fakeWindow();
    const open = letOpen(pay);
    const states = ["CREATED", "CREDITED"];
    const portal = await openPage({
      depositOrder: () => order(states.shift() ?? "CREDITED"),
    });
    await deposit(portal);
    expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(pay.replace).toHaveBeenCalledWith(payPage));
    expect(pay.window.opener).toBeNull();
    expect(
      await screen.findByText(wordsOf("deposit.state.created")),
    ).toBeInTheDocument();
    await portal.user.click(
      screen.getByRole("button", { name: wordsOf("deposit.order.look") }),
    );
    const receipt = await screen.findByRole("article");
    await waitFor(() =>
      expect(receipt).toHaveTextContent(wordsOf("deposit.state.credited")),
    );
    expect(receipt).toHaveTextContent("to your main wallet");
    expect(
      within(receipt).getByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      }),
    ).toHaveTextContent("99.50");
    expect(portal.requests("deposit")).toEqual([
      { methodId: "bank", amount: "100", fee: "0" },
    ]);
  });

  it("shows a payment button when the browser blocks the window", async () => {
    letOpen(null);
    const portal = await openPage({ depositOrder: () => order("CREATED") });
    await deposit(portal);
    const pay = fakeWindow();
    const button = await screen.findByRole("button", {
      name: wordsOf("deposit.order.pay"),
    });
    letOpen(pay);
    await portal.user.click(button);
    expect(pay.replace).toHaveBeenCalledWith(payPage);
    expect(portal.requests("deposit")).toHaveLength(1);
  });

  it("does not open an address outside the brand's hosts", async () => {
    const pay = fakeWindow();
    letOpen(pay);
    const portal = await openPage({
      deposit: () => ({ orderId: "D-1", url: "https://elsewhere.example/pay" }),
      depositOrder: () => order("CREATED"),
    });
    await deposit(portal);
    expect(await screen.findByText(/^Invalid URL/)).toBeInTheDocument();
    expect(pay.replace).not.toHaveBeenCalled();
    expect(pay.shut).toHaveBeenCalled();
  });

  it("closes the empty window when the order is rejected, and keeps the amount", async () => {
    const pay = fakeWindow();
    letOpen(pay);
    const portal = await openPage(
      {},
      {
        before: ({ platform }) =>
          platform.fail("deposit", { code: "AMOUNT_RANGE", status: 422 }),
      },
    );
    await deposit(portal);
    await waitFor(() => expect(pay.shut).toHaveBeenCalledOnce());
    expect(pay.replace).not.toHaveBeenCalled();
    // The limits were fetched again; what was typed is still there.
    expect(
      within(await form()).getByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      }),
    ).toHaveTextContent("100.00");
  });

  it.each(
    someOf([
      ["PAID", "do not need to pay again"],
      ["CREDITING", "crediting it to your wallet"],
      ["FAILED", "the payment provider has the money"],
      ["EXPIRED", "No payment arrived in time"],
      ["SOMETHING_NEW", "Do not pay again before you have"],
    ]),
  )("says where the money is in the status %s", async (state, words) => {
    letOpen(fakeWindow());
    const portal = await openPage({
      depositOrder: () => order(state, { reason: "CANCELLED" }),
    });
    await deposit(portal);
    const receipt = await screen.findByRole("article");
    await waitFor(() => expect(receipt).toHaveTextContent(words));
    expect(receipt).toHaveTextContent("was cancelled");
    expect(receipt).toHaveTextContent("D-1");
  });

  it("shows an empty state when there is no payment method", async () => {
    await openPage({ depositMethods: () => [] });
    expect(
      await screen.findByText(wordsOf("deposit.noMethod")),
    ).toBeInTheDocument();
  });
});
