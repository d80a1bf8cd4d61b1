import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const openPage = (url: string) =>
  renderPortal("/member?page=referral", {
    visitor: "full",
    handlers: {
      referral: () => ({
        referralCode: "lake7",
        url,
        invited: 3,
        earned: "1020.00",
      }),
    },
  });

describe("inviting friends (MEM-12, RWD-12)", () => {
  it("shows code, link, QR code, number of invited friends and earnings", async () => {
    await openPage("https://go.example/?referralCode=lake7");
    expect(
      await screen.findByText("https://go.example/?referralCode=lake7"),
    ).toBeVisible();
    expect(screen.getByText("lake7")).toBeVisible();
    expect(
      screen.getByRole("img", { name: "QR code: Your invitation link" }),
    ).toBeVisible();
    expect(screen.getByText("3")).toBeVisible();
    expect(screen.getByText(/1,020\.00/)).toBeVisible();
  });

  it("copies a link with the invitation code when the platform sends no link", async () => {
    const { user } = await openPage("");
    await user.click(
      await screen.findByRole("button", {
        name: wordsOf("referral.link.copy"),
      }),
    );
    expect(await navigator.clipboard.readText()).toBe(
      `${location.origin}/register?referralCode=lake7`,
    );
  });
});
