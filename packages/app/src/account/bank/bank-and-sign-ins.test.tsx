import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { inDialog, openAccount, put } from "../account.testing.tsx";

describe("bank accounts", () => {
  it("are added with the payment password (W-104)", async () => {
    const { part, user, requests } = await openAccount("Bank accounts");
    await part.findByRole("article", { name: /Harbour Bank/ });
    await user.click(part.getByRole("button", { name: "Add a bank account" }));
    const popup = await inDialog("Add a bank account");
    put(popup.getByLabelText(/holder/), "Mira Tide");
    put(popup.getByLabelText(/^Bank/), "Still Water Bank");
    put(popup.getByLabelText(/^Account number/), "1234 5678");
    const send = popup.getByRole("button", { name: "Add a bank account" });
    await user.click(send);
    expect(requests("addBankAccount")).toEqual([]);
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(send);
    await screen.findByText("The bank account is added");
    expect(requests("addBankAccount")).toEqual([
      {
        holder: "Mira Tide",
        bank: "Still Water Bank",
        number: "12345678",
        paymentPassword: "harbour-77",
      },
    ]);
  });

  it("are in the member’s own name, with a bank of the platform’s list", async () => {
    const { part, user, requests } = await openAccount("Bank accounts", {
      bankAccounts: () => ({
        list: [],
        holder: "Mira Tide",
        banks: ["Harbour Bank", "Still Water Bank"],
      }),
    });
    await user.click(
      await part.findByRole("button", { name: "Add a bank account" }),
    );
    const popup = await inDialog("Add a bank account");
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
    await user.click(popup.getByRole("button", { name: "Add a bank account" }));
    await screen.findByText("The bank account is added");
    expect(requests("addBankAccount")).toEqual([
      {
        holder: "Mira Tide",
        bank: "Still Water Bank",
        number: "12345678",
        paymentPassword: "harbour-77",
      },
    ]);
  });

  it("say from when a new one is paid out to", async () => {
    const usableFrom = Date.now() + 3_600_000;
    const { part } = await openAccount("Bank accounts", {
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
      await part.findByText(/Withdrawals can be paid out to it from \d{4}\//),
    ).toBeInTheDocument();
  });

  it("are removed with it, and read anew", async () => {
    const { part, user, requests } = await openAccount("Bank accounts");
    await user.click(await part.findByRole("button", { name: "Remove" }));
    const popup = await inDialog("Remove this bank account?");
    put(
      popup.getByLabelText(/^Transaction/, { selector: "input" }),
      "harbour-77",
    );
    await user.click(popup.getByRole("button", { name: "Remove it" }));
    await screen.findByText("The bank account is removed");
    expect(requests("removeBankAccount")).toEqual([
      { id: "b1", paymentPassword: "harbour-77" },
    ]);
    await waitFor(() => expect(requests("bankAccounts")).toHaveLength(2));
  });

  it("say how one comes here while there is none", async () => {
    const { part } = await openAccount("Bank accounts", {
      bankAccounts: () => ({ list: [] }),
    });
    await part.findByText("No bank account yet");
    expect(
      part.getByRole("button", { name: "Add a bank account" }),
    ).toBeInTheDocument();
  });
});

describe("sign-ins", () => {
  it("mark this device, and sign out another after a question (W-111)", async () => {
    const { part, user, requests } = await openAccount("Sign-ins");
    const [first] = await part.findAllByText("This device");
    const here = first?.closest("li") ?? null;
    expect(here).toHaveTextContent("Firefox on Linux");
    const buttons = part.getAllByRole("button", { name: "Sign out" });
    expect(buttons).toHaveLength(1);
    expect(here).not.toContainElement(buttons[0] ?? null);
    await user.click(buttons[0] ?? document.body);
    const popup = within(await screen.findByRole("alertdialog"));
    await user.click(popup.getByRole("button", { name: "Sign out" }));
    await screen.findByText("The device is signed out");
    expect(requests("endSession")).toEqual([{ id: "s2" }]);
  });

  it("forget a remembered device after a question, this one too", async () => {
    const { part, user, requests } = await openAccount("Sign-ins");
    await part.findByRole("heading", { name: "Remembered devices" });
    await user.click(part.getByRole("button", { name: "Forget" }));
    const popup = within(await screen.findByRole("alertdialog"));
    expect(popup.getByText("Forget Firefox on Linux?")).toBeInTheDocument();
    await user.click(popup.getByRole("button", { name: "Forget" }));
    await screen.findByText("The device is forgotten");
    expect(requests("endSession")).toEqual([{ id: "r1" }]);
    await waitFor(() => expect(requests("sessionList")).toHaveLength(2));
  });

  it("name no remembered devices where the platform has none", async () => {
    const { part } = await openAccount("Sign-ins", {
      sessionList: () => ({
        list: [{ id: "s1", device: "", place: "", lastSeen: 1, current: 1 }],
      }),
    });
    await part.findByText("Unknown device");
    expect(
      part.queryByRole("heading", { name: "Remembered devices" }),
    ).not.toBeInTheDocument();
  });

  it("list the history page by page (W-112)", async () => {
    const row = (at: number) => ({
      at,
      device: "",
      place: "203.0.113.10",
      method: "PIGEON",
      outcome: "REFUSED",
    });
    const { part, user, requests } = await openAccount("Sign-ins", {
      loginHistory: ({ pageNo }) => ({
        list: [row(1_767_225_600_000 + pageNo)],
        totalPages: 3,
      }),
    });
    await part.findByText("Refused");
    expect(part.getByText("Another way")).toBeInTheDocument();
    await user.click(part.getByRole("button", { name: /page 2|^2$/i }));
    await waitFor(() =>
      expect(requests("loginHistory")).toEqual([
        { pageNo: 1, pageSize: 10 },
        { pageNo: 2, pageSize: 10 },
      ]),
    );
  });
});
