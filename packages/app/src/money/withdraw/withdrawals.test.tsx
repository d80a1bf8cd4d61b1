import { screen, within } from "@testing-library/react";
import { sampleReceipt, type Handlers } from "@foyer/platform/fake";
import { describe, expect, it, vi } from "vitest";
import {
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
const asked = Date.UTC(2026, 4, 3, 6, 12, 9);
const stage = (state: string, reason = "") => ({
  state,
  at: asked,
  reason,
  ...(state === "REVIEWING" && { expectedBy: asked + 3_600_000 }),
});
const listed = (...states: readonly (readonly [string, string?])[]) => ({
  list: [
    {
      orderId: "P-1001",
      amount: "250.00",
      fee: "1.00",
      net: "249.00",
      stages: states.map(([state, reason]) => stage(state, reason)),
    },
  ],
  totalPages: 1,
});

describe("earlier withdrawals", () => {
  it("show an empty state", async () => {
    await open();
    expect(
      await screen.findByText(wordsOf("withdraw.list.empty")),
    ).toBeInTheDocument();
  });

  it("show the progress of a withdrawal, and print its receipt", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    const portal = await open({
      withdrawals: () => listed(["REQUESTED"], ["REVIEWING"]),
    });
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("withdraw.list.details"),
      }),
    );
    const receipt = await screen.findByRole("article", { name: undefined });
    expect(
      screen.getByRole("group", { name: wordsOf("withdraw.title") }),
    ).toHaveFocus();
    expect(receipt).toHaveTextContent("249.00");
    expect(receipt).toHaveTextContent("P-1001");
    const way = within(receipt).getByRole("list", {
      name: "Progress of withdrawal P-1001",
    });
    const stages = within(way).getAllByRole("listitem");
    expect(stages).toHaveLength(6);
    expect(stages[1]).toHaveTextContent("Expected by");
    expect(stages[1]).toHaveTextContent("taking longer than expected");
    await portal.user.click(
      within(receipt).getByRole("button", {
        name: wordsOf("withdraw.receipt.print"),
      }),
    );
    expect(print).toHaveBeenCalledOnce();
    await portal.user.click(
      within(receipt).getByRole("button", {
        name: wordsOf("withdraw.receipt.back"),
      }),
    );
    expect(await form()).toBeVisible();
    expect(
      screen.getByRole("button", { name: wordsOf("withdraw.list.details") }),
    ).toHaveFocus();
  });

  it("say why a withdrawal was rejected and where the money is", async () => {
    const portal = await open({
      withdrawals: () => listed(["REQUESTED"], ["REJECTED", "NAME_MISMATCH"]),
    });
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("withdraw.list.details"),
      }),
    );
    const receipt = await screen.findByRole("article");
    expect(receipt).toHaveTextContent("does not match the bank account");
    expect(receipt).toHaveTextContent("back in your main wallet");
    expect(receipt).not.toHaveTextContent("NAME_MISMATCH");
  });

  it("lead to the withdrawal confirmation when one is open", async () => {
    const portal = await open({
      withdrawals: () => listed(["REQUESTED"], ["RECEIPT"]),
      receiptList: () => ({
        list: [
          sampleReceipt({
            id: "P-1001",
            state: "NOT_RECEIVED",
            confirmMinutes: null,
            expiresAt: null,
            history: [
              { step: "SENT", at: 1, amount: "500.00", pictures: 0 },
              { step: "NOT_RECEIVED", at: 2, amount: null, pictures: 1 },
            ],
          }),
        ],
        totalPages: 1,
      }),
    });
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("withdraw.list.details"),
      }),
    );
    expect(
      await screen.findByRole("list", { name: wordsOf("receipt.history") }),
    ).toHaveTextContent("1 picture was sent as proof");
    await portal.user.click(
      await screen.findByRole("button", {
        name: wordsOf("withdraw.receipt.confirm"),
      }),
    );
    expect(
      await screen.findByRole("dialog", { name: wordsOf("receipt.title") }),
    ).toBeInTheDocument();
  });

  it("show their error without affecting the form", async () => {
    await open(
      {},
      {
        before: ({ platform }) =>
          platform.fail("withdrawals", { code: "FORBIDDEN", status: 403 }),
      },
    );
    expect(await form()).toBeInTheDocument();
    expect(
      await screen.findByText(wordsOf("error.FORBIDDEN")),
    ).toBeInTheDocument();
  });
});
