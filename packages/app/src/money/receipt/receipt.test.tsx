import { screen, waitFor, within } from "@testing-library/react";
import type { Receipt } from "@foyer/platform/calls";
import { sampleReceipt, type Handlers } from "@foyer/platform/fake";
import { isQuick } from "@foyer/platform/testing/some-of";
import { describe, expect, it, vi } from "vitest";
import {
  dialog,
  renderPortal,
  type Portal,
  type PortalOptions,
} from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const untimed = { confirmMinutes: null, expiresAt: null };

/** A member who is asked about these withdrawals; a function returns the list as it is at the time. */
function openWith(
  receipts: readonly Receipt[] | (() => readonly Receipt[]),
  handlers: Handlers = {},
  options: PortalOptions = {},
): Promise<Portal> {
  return renderPortal("/live", {
    visitor: "full",
    ...options,
    handlers: {
      receiptList: () => ({
        list: [...(typeof receipts === "function" ? receipts() : receipts)],
        totalPages: 1,
      }),
      ...handlers,
    },
    before: (fakes) => {
      // The platform's clock is requested outside the app's own client.
      vi.stubGlobal("fetch", fakes.platform.fetch);
      options.before?.(fakes);
    },
  });
}

const question = () => dialog(wordsOf("receipt.title"));
const radio = async (name: string) =>
  within(await question()).findByRole("radio", { name });
const press = async ({ user }: Portal, name: string | RegExp) =>
  user.click(within(await question()).getByRole("button", { name }));
const choose = async (portal: Portal, name: string) => {
  await portal.user.click(await radio(name));
  await press(portal, "Continue");
};
const sendings = ({ platform }: Portal) =>
  platform.seen.filter(({ name }) => name === "receiptConfirm");

describe.skipIf(isQuick)("a withdrawal that awaits confirmation", () => {
  it("opens the dialog automatically once per session; Later also dismisses the others that were waiting", async () => {
    const portal = await openWith([
      sampleReceipt(untimed),
      sampleReceipt({ ...untimed, id: "P-1000" }),
    ]);
    expect(await question()).toHaveTextContent("P-1001");
    expect(await question()).toHaveTextContent("There is no time limit");
    await press(portal, "Later");
    await waitFor(() =>
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument(),
    );
    portal.go("/rng");
    await waitFor(() => expect(portal.address()).toBe("/rng"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it.each(["RECEIVED", "FULL", "NOT_RECEIVED"] as const)(
    "does not open the dialog automatically when it is %s",
    async (state) => {
      const portal = await openWith([sampleReceipt({ ...untimed, state })]);
      await waitFor(() => expect(portal.calls()).toContain("receiptList"));
      await screen.findByRole("group", {
        name: wordsOf("ui.memberBlock.label"),
      });
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );

  it.each(["guest", "trial"] as const)(
    "opens no dialog for a %s",
    async (visitor) => {
      const portal = await openWith([sampleReceipt(untimed)], {}, { visitor });
      await waitFor(() =>
        expect(screen.getAllByRole("article").length).toBeGreaterThan(0),
      );
      expect(portal.calls()).not.toContain("receiptList");
      expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    },
  );

  it("sends Received once, with an idempotency key, after a warning", async () => {
    const portal = await openWith([sampleReceipt(untimed)]);
    await choose(portal, "Received");
    const warning = await screen.findByRole("alertdialog");
    expect(warning).toHaveTextContent("500.00");
    expect(
      within(warning).getByRole("button", {
        name: wordsOf("receipt.warning.back"),
      }),
    ).toHaveFocus();
    await portal.user.click(
      within(warning).getByRole("button", { name: /arrived$/ }),
    );
    expect(await question()).toHaveTextContent(wordsOf("receipt.end.received"));
    expect(
      within(await question())
        .getAllByRole("status")
        .map(({ textContent }) => textContent),
    ).toContainEqual(expect.stringMatching(/^Closed as received/));
    expect(sendings(portal)).toEqual([
      expect.objectContaining({
        request: expect.objectContaining({ id: "P-1001", answer: "RECEIVED" }),
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      }),
    ]);
  });

  it("sends Full payment made, and shows the withdrawal as received in full (WDR-06)", async () => {
    const portal = await openWith([sampleReceipt(untimed)]);
    await choose(portal, "Full payment made");
    await portal.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", {
        name: wordsOf("receipt.warning.full.confirm"),
      }),
    );
    expect(await question()).toHaveTextContent(/Received in full.*500\.00/);
    expect(sendings(portal)).toMatchObject([
      { request: { id: "P-1001", answer: "FULL_PAYMENT" } },
    ]);
  });

  it("adds up a partial payment, and names the amount that Received would give up", async () => {
    const portal = await openWith([
      sampleReceipt({
        ...untimed,
        state: "PARTIAL",
        receivedAmount: "200.00",
        remainingAmount: "300.00",
      }),
    ]);
    const sum = await within(await question()).findByRole("group", {
      name: wordsOf("ui.costSummary.label"),
    });
    for (const figure of ["500.00", "200.00", "300.00"])
      expect(sum).toHaveTextContent(figure);
    await choose(portal, "Received");
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(
      /Give up the missing .*300\.00/,
    );
  });

  it("shows its history until an answer is chosen", async () => {
    const at = 1_767_225_600_000;
    const plain = { amount: undefined, pictures: 0 };
    const portal = await openWith([
      sampleReceipt({
        ...untimed,
        state: "PARTIAL",
        receivedAmount: "200.00",
        remainingAmount: "300.00",
        history: [
          { ...plain, step: "SENT", at, amount: "500.00" },
          { ...plain, step: "PART", at, amount: "200.00" },
          { ...plain, step: "NOT_RECEIVED", at, pictures: 2 },
          { ...plain, step: "unknown", at },
        ],
      }),
    ]);
    const history = await within(await question()).findByRole("list", {
      name: wordsOf("receipt.history"),
    });
    expect(
      within(history)
        .getAllByRole("listitem")
        .map((step) => step.textContent),
    ).toEqual([
      expect.stringMatching(/withdrawal was sent.*500\.00/),
      expect.stringMatching(/Part of it arrived.*200\.00/),
      expect.stringMatching(/Not received.*2 pictures were sent/),
      expect.stringContaining("Another step"),
    ]);
    await choose(portal, "Not received");
    expect(screen.queryByText(wordsOf("receipt.history"))).toBeNull();
  });

  it("shows no history when the platform sends none", async () => {
    await openWith([sampleReceipt(untimed)]);
    await radio(wordsOf("receipt.answer.received"));
    expect(screen.queryByText(wordsOf("receipt.history"))).toBeNull();
  });

  it("reports contradictory amounts instead of adding them up", async () => {
    await openWith([
      sampleReceipt({
        ...untimed,
        state: "PARTIAL",
        receivedAmount: "200.00",
        remainingAmount: "299.99",
      }),
    ]);
    await radio(wordsOf("receipt.answer.received"));
    expect(await question()).toHaveTextContent("do not match");
    expect(
      within(await question()).queryByRole("group", {
        name: wordsOf("ui.costSummary.label"),
      }),
    ).not.toBeInTheDocument();
  });

  it("shows the final status when the platform reports that it is already settled", async () => {
    let state: Receipt["state"] = "AWAITING";
    const portal = await openWith(() => [sampleReceipt({ ...untimed, state })]);
    await choose(portal, "Full payment made");
    state = "RECEIVED";
    portal.platform.fail("receiptConfirm", {
      code: "ALREADY_SETTLED",
      status: 409,
    });
    await portal.user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", {
        name: wordsOf("receipt.warning.full.confirm"),
      }),
    );
    expect(await question()).toHaveTextContent("The platform counts");
  });

  it("shows why an answer was rejected, and retries it with a new key", async () => {
    const portal = await openWith([sampleReceipt(untimed)]);
    await choose(portal, "Received");
    portal.platform.fail("receiptConfirm", { code: "FORBIDDEN", status: 403 });
    const warning = await screen.findByRole("alertdialog");
    const yes = within(warning).getByRole("button", { name: /arrived$/ });
    await portal.user.click(yes);
    await waitFor(() =>
      expect(warning).toHaveTextContent(wordsOf("error.FORBIDDEN")),
    );
    portal.platform.fail("receiptConfirm", undefined);
    await portal.user.click(yes);
    expect(await question()).toHaveTextContent(wordsOf("receipt.end.received"));
    const [first, second] = sendings(portal);
    // The first attempt had no effect: the second is a new intent with its own key.
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it("offers a retry when it cannot be read", async () => {
    let asked = 0;
    let mended = false;
    const portal = await openWith(() => {
      asked += 1;
      // The list loads once; the dialog then requests the withdrawal itself, repeatedly.
      if (asked > 1 && !mended) throw new TypeError("Failed to fetch");
      return [sampleReceipt(untimed)];
    });
    const retry = await within(await question()).findByRole("button", {
      name: /try again/i,
    });
    mended = true;
    await portal.user.click(retry);
    expect(await radio(wordsOf("receipt.answer.received"))).toBeInTheDocument();
  });

  it("says that no answer is needed when it is no longer listed", async () => {
    let asked = 0;
    await openWith(() => {
      asked += 1;
      return asked === 1 ? [sampleReceipt(untimed)] : [];
    });
    expect(await question()).toHaveTextContent(wordsOf("receipt.gone"));
  });
});
