import { screen, within } from "@testing-library/react";
import { CallError } from "@foyer/platform/errors";
import { describe, expect, it } from "vitest";
import { inDialog, openAccount, put } from "../account.testing.tsx";

describe("the passwords", () => {
  it("asks for the old payment password only where there is one (W-105)", async () => {
    const { part, user, requests } = await openAccount("Security center", {
      withdrawOptions: () => ({
        methods: [],
        blockers: [{ code: "NO_PAYMENT_PASSWORD" }],
        available: "0",
        dailyLeft: "0",
      }),
    });
    await user.click(await part.findByRole("button", { name: "Set" }));
    const popup = await inDialog("Set a payment password");
    expect(popup.queryByLabelText(/^Old/)).not.toBeInTheDocument();
    put(popup.getByLabelText(/^New payment password(?! again)/), "harbour-77");
    put(popup.getByLabelText(/^New payment password again/), "harbour-78");
    const send = popup.getByRole("button", { name: "Set a payment password" });
    await user.click(send);
    expect(popup.getByLabelText(/again/)).toBeInvalid();
    put(popup.getByLabelText(/^New payment password again/), "harbour-77");
    await user.click(send);
    await screen.findByText("Your payment password is set");
    expect(requests("setPaymentPassword")).toEqual([
      { newPassword: "harbour-77", confirmNewPassword: "harbour-77" },
    ]);
  });

  it("says that it is locked, and keeps what was typed", async () => {
    const { part, user } = await openAccount("Security center", {
      setPaymentPassword: () => {
        throw new CallError({ code: "LOCKED", status: 423 });
      },
    });
    const row = part.getByText("Transaction (payment) password");
    const item = row.closest("li");
    if (!item) throw new Error("There is no row.");
    await user.click(within(item).getByRole("button", { name: "Change" }));
    const popup = await inDialog("Change the payment password");
    put(popup.getByLabelText(/^Old/), "harbour-1");
    put(popup.getByLabelText(/^New payment password(?! again)/), "harbour-77");
    put(popup.getByLabelText(/^New payment password again/), "harbour-77");
    await user.click(popup.getByRole("button", { name: /^Change/ }));
    await popup.findByText(/^Too many wrong tries/);
    expect(popup.getByLabelText(/^Old/)).toHaveValue("harbour-1");
  });

  it("comes back to the account after a new login password", async () => {
    const { part, user, address } = await openAccount("Security center");
    const item = part.getByText("Login password").closest("li");
    if (!item) throw new Error("There is no row.");
    await user.click(within(item).getByRole("button", { name: "Change" }));
    const popup = await inDialog("Choose a new password");
    put(popup.getByLabelText(/^Old password/), "lantern-7");
    put(popup.getByLabelText(/^New password(?! again)/), "harbour-9");
    put(popup.getByLabelText(/^New password again/), "harbour-9");
    await user.click(popup.getByRole("button", { name: /^Save/ }));
    await screen.findByText("Your new password is set");
    await screen.findByRole("tab", { name: "Profile" });
    expect(address()).toBe("/member");
  });
});

describe("the authenticator", () => {
  it("shows the key as a code and as text, and takes six digits (W-113)", async () => {
    const { part, user, requests } = await openAccount("Security center");
    await user.click(await part.findByRole("button", { name: "Turn on" }));
    const popup = await inDialog("Turn on Google verification");
    expect(
      popup.getByRole("img", { name: /Key for the authenticator app/ }),
    ).toBeInTheDocument();
    expect(popup.getByText("JBSW Y3DP EHPK 3PXP")).toBeInTheDocument();
    const code = popup.getByLabelText(/^Code of six digits/);
    const send = popup.getByRole("button", { name: /^Turn on Google/ });
    put(code, "12345");
    await user.click(send);
    expect(code).toBeInvalid();
    expect(requests("enrolTotp")).toEqual([]);
    put(code, "123 456");
    await user.click(send);
    await screen.findByText("Google verification is on");
    expect(requests("enrolTotp")).toEqual([{ code: "123456" }]);
  });

  it("is switched off by a code; nothing of the key is shown", async () => {
    const { part, user, requests } = await openAccount("Security center", {
      totp: () => ({ enabled: 1 }),
    });
    await user.click(await part.findByRole("button", { name: "Turn off" }));
    const popup = await inDialog("Turn off Google verification");
    expect(popup.queryByRole("img", { name: /Key/ })).not.toBeInTheDocument();
    put(popup.getByLabelText(/^Code of six digits/), "654321");
    await user.click(popup.getByRole("button", { name: /^Turn off Google/ }));
    await screen.findByText("Google verification is off");
    expect(requests("disableTotp")).toEqual([{ code: "654321" }]);
  });
});
