import { screen, waitFor, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import { describe, expect, it } from "vitest";
import { inDialog, openAccount, put } from "../account.testing.tsx";
import { wordsOf } from "../../testing/english.ts";

describe("bank accounts", () => {
  it("are added only with the payment password (W-104)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.bank"),
    );
    await part.findByRole("article", { name: /Harbour Bank/ });
    await user.click(
      part.getByRole("button", { name: wordsOf("account.bank.add") }),
    );
    const popup = await inDialog(wordsOf("account.bank.add"));
    put(popup.getByLabelText(/holder/), "Mira Tide");
    put(popup.getByLabelText(/^Bank/), "Still Water Bank");
    put(popup.getByLabelText(/^Account number/), "1234 5678");
    const send = popup.getByRole("button", {
      name: wordsOf("account.bank.add"),
    });
    await user.click(send);
    expect(requests("addBankAccount")).toEqual([]);
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(send);
    await screen.findByText(wordsOf("account.bank.added"));
    expect(requests("addBankAccount")).toEqual([
      {
        holder: "Mira Tide",
        bank: "Still Water Bank",
        number: "12345678",
        paymentPassword: "harbour-77",
      },
    ]);
  });

  it("offer the reset of a locked payment password, and keep what was typed", async () => {
    const { part, user } = await openAccount(wordsOf("account.tab.bank"), {
      addBankAccount: () => {
        throw new CallError({ code: "LOCKED", status: 423, retryAfter: 1_500 });
      },
    });
    await part.findByRole("article", { name: /Harbour Bank/ });
    await user.click(
      part.getByRole("button", { name: wordsOf("account.bank.add") }),
    );
    const popup = await inDialog(wordsOf("account.bank.add"));
    put(popup.getByLabelText(/holder/), "Mira Tide");
    put(popup.getByLabelText(/^Bank/), "Still Water Bank");
    put(popup.getByLabelText(/^Account number/), "1234 5678");
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.bank.add") }),
    );
    await user.click(
      await popup.findByRole("button", {
        name: wordsOf("account.paymentPassword.forgotten"),
      }),
    );
    await inDialog(wordsOf("account.paymentPassword.resetTitle"));
    await user.keyboard("{Escape}");
    const again = await inDialog(wordsOf("account.bank.add"));
    expect(again.getByLabelText(/^Account number/)).toHaveValue("1234 5678");
    expect(again.getByText(/locked for 25 minutes/)).toBeInTheDocument();
  });

  it("lead to the form for a new account right after the missing payment password is set", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.bank"),
      {
        withdrawOptions: () => ({
          methods: [],
          blockers: [{ code: "NO_PAYMENT_PASSWORD" }],
          available: "0",
          dailyLeft: "0",
        }),
      },
    );
    await user.click(
      await part.findByRole("button", { name: wordsOf("account.bank.add") }),
    );
    const first = await inDialog(wordsOf("account.paymentPassword.titleFirst"));
    put(first.getByLabelText(/^New payment password/), "harbour-77");
    put(first.getByLabelText(/^Confirm new payment password/), "harbour-77");
    await user.click(
      first.getByRole("button", {
        name: wordsOf("account.paymentPassword.titleFirst"),
      }),
    );
    await inDialog(wordsOf("account.bank.add"));
    expect(requests("setPaymentPassword")).toHaveLength(1);
  });

  it("are added in the member’s own name, with a bank from the platform’s list", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.bank"),
      {
        bankAccounts: () => ({
          list: [],
          holder: "Mira Tide",
          banks: ["Harbour Bank", "Still Water Bank"],
        }),
      },
    );
    await user.click(
      await part.findByRole("button", { name: wordsOf("account.bank.add") }),
    );
    const popup = await inDialog(wordsOf("account.bank.add"));
    expect(popup.getByText("Mira Tide")).toBeInTheDocument();
    expect(popup.queryByRole("textbox", { name: /holder/ })).toBeNull();
    await user.click(popup.getByRole("button", { name: /Choose your bank/ }));
    await user.click(
      await screen.findByRole("option", { name: "Still Water Bank" }),
    );
    put(popup.getByLabelText(/^Account number/), "1234 5678");
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.bank.add") }),
    );
    await screen.findByText(wordsOf("account.bank.added"));
    expect(requests("addBankAccount")).toEqual([
      {
        holder: "Mira Tide",
        bank: "Still Water Bank",
        number: "12345678",
        paymentPassword: "harbour-77",
      },
    ]);
  });

  it("have a number of the form that the chosen bank uses, said beforehand", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.bank"),
      {
        bankAccounts: () => ({
          list: [],
          holder: "Mira Tide",
          banks: ["Harbour Bank", "Still Water Bank"],
          bankForms: [{ bank: "Still Water Bank", min: 12, max: 12 }],
        }),
      },
    );
    await user.click(
      await part.findByRole("button", { name: wordsOf("account.bank.add") }),
    );
    const popup = await inDialog(wordsOf("account.bank.add"));
    await user.click(popup.getByRole("button", { name: /Choose your bank/ }));
    await user.click(
      await screen.findByRole("option", { name: "Still Water Bank" }),
    );
    const number = popup.getByLabelText(/^Account number/);
    expect(number).toHaveAccessibleDescription(/12 digits/);
    put(number, "1234 5678");
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    const send = popup.getByRole("button", {
      name: wordsOf("account.bank.add"),
    });
    await user.click(send);
    expect(number).toBeInvalid();
    expect(requests("addBankAccount")).toEqual([]);
    put(number, "1234 5678 9012");
    await user.click(send);
    await screen.findByText(wordsOf("account.bank.added"));
  });

  it("show from when a new account can be used for withdrawals", async () => {
    const usableFrom = Date.now() + 3_600_000;
    const { part } = await openAccount(wordsOf("account.tab.bank"), {
      bankAccounts: () => ({
        list: [
          {
            id: "b1",
            bank: "Harbour Bank",
            maskedNumber: "•••• 4417",
            holder: "Lake Walker",
            usableFrom,
          },
        ],
      }),
    });
    expect(
      await part.findByText(/You can withdraw to this account from \d{4}\//),
    ).toBeInTheDocument();
  });

  it("are removed with the payment password, and the list is read again", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.bank"),
    );
    await user.click(
      await part.findByRole("button", { name: wordsOf("account.bank.remove") }),
    );
    const popup = await inDialog(wordsOf("account.bank.removeTitle"));
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(
      popup.getByRole("button", {
        name: wordsOf("account.bank.removeConfirm"),
      }),
    );
    await screen.findByText(wordsOf("account.bank.removed"));
    expect(requests("removeBankAccount")).toEqual([
      { id: "b1", paymentPassword: "harbour-77" },
    ]);
    await waitFor(() => expect(requests("bankAccounts")).toHaveLength(2));
  });

  it("show an empty state with a button to add one", async () => {
    const { part } = await openAccount(wordsOf("account.tab.bank"), {
      bankAccounts: () => ({ list: [] }),
    });
    await part.findByText(wordsOf("account.bank.empty"));
    expect(
      part.getByRole("button", { name: wordsOf("account.bank.add") }),
    ).toBeInTheDocument();
  });
});

describe("logins and devices", () => {
  it("mark this device, and log out another one after confirmation (W-111)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.signIns"),
    );
    const [first] = await part.findAllByText(
      wordsOf("account.sessions.current"),
    );
    const here = first?.closest("li") ?? null;
    expect(here).toHaveTextContent("Firefox on Linux");
    const buttons = part.getAllByRole("button", {
      name: wordsOf("account.sessions.end"),
    });
    expect(buttons).toHaveLength(1);
    expect(here).not.toContainElement(buttons[0] ?? null);
    await user.click(buttons[0] ?? document.body);
    const popup = within(await screen.findByRole("alertdialog"));
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.sessions.end") }),
    );
    await screen.findByText(wordsOf("account.sessions.ended"));
    expect(requests("endSession")).toEqual([{ id: "s2" }]);
  });

  it("log out all other devices at once after confirmation (W-111c)", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.signIns"),
    );
    await user.click(
      await part.findByRole("button", {
        name: wordsOf("account.sessions.endOthers"),
      }),
    );
    const popup = within(await screen.findByRole("alertdialog"));
    expect(
      popup.getByText(wordsOf("account.sessions.endOthersText")),
    ).toBeInTheDocument();
    await user.click(
      popup.getByRole("button", {
        name: wordsOf("account.sessions.endOthers"),
      }),
    );
    await screen.findByText(wordsOf("account.sessions.endedOthers"));
    expect(requests("endOtherSessions")).toEqual([{}]);
    await waitFor(() => expect(requests("sessionList")).toHaveLength(2));
  });

  it("offer no such button where this device is the only one", async () => {
    const { part } = await openAccount(wordsOf("account.tab.signIns"), {
      sessionList: () => ({
        list: [{ id: "s1", device: "", place: "", lastSeen: 1, current: 1 }],
      }),
    });
    await part.findByText(wordsOf("account.sessions.unknown"));
    expect(
      part.queryByRole("button", {
        name: wordsOf("account.sessions.endOthers"),
      }),
    ).not.toBeInTheDocument();
  });

  it("forget a remembered device after confirmation, even this one", async () => {
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.signIns"),
    );
    await part.findByRole("heading", { name: wordsOf("account.remembered") });
    await user.click(
      part.getByRole("button", { name: wordsOf("account.remembered.forget") }),
    );
    const popup = within(await screen.findByRole("alertdialog"));
    expect(popup.getByText("Forget Firefox on Linux?")).toBeInTheDocument();
    await user.click(
      popup.getByRole("button", { name: wordsOf("account.remembered.forget") }),
    );
    await screen.findByText(wordsOf("account.remembered.forgotten"));
    expect(requests("endSession")).toEqual([{ id: "r1" }]);
    await waitFor(() => expect(requests("sessionList")).toHaveLength(2));
  });

  it("show no remembered devices when the platform sends none", async () => {
    const { part } = await openAccount(wordsOf("account.tab.signIns"), {
      sessionList: () => ({
        list: [{ id: "s1", device: "", place: "", lastSeen: 1, current: 1 }],
      }),
    });
    await part.findByText(wordsOf("account.sessions.unknown"));
    expect(
      part.queryByRole("heading", { name: wordsOf("account.remembered") }),
    ).not.toBeInTheDocument();
  });

  it("list the login history page by page (W-112)", async () => {
    const row = (at: number) => ({
      at,
      device: "",
      place: "203.0.113.10",
      method: "PIGEON",
      outcome: "REFUSED",
    });
    const { part, user, requests } = await openAccount(
      wordsOf("account.tab.signIns"),
      {
        loginHistory: ({ pageNo }) => ({
          list: [row(1_767_225_600_000 + pageNo)],
          totalPages: 3,
        }),
      },
    );
    await part.findByText(wordsOf("account.outcome.refused"));
    expect(
      part.getByText(wordsOf("account.method.unknown")),
    ).toBeInTheDocument();
    await user.click(part.getByRole("button", { name: /page 2|^2$/i }));
    await waitFor(() =>
      expect(requests("loginHistory")).toEqual([
        { pageNo: 1, pageSize: 10 },
        { pageNo: 2, pageSize: 10 },
      ]),
    );
  });
});
