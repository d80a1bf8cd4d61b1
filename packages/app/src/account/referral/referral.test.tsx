import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPortal } from "../../testing/renderPortal.tsx";
import { wordsOf } from "../../testing/english.ts";

const openPage = (url: string, told: object = {}) =>
  renderPortal("/member?page=referral", {
    visitor: "full",
    handlers: {
      referral: () => ({
        referralCode: "lake7",
        url,
        invited: 3,
        earned: "1020.00",
        ...told,
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

  it("says what a friend's first deposit earns, and how far each friend has got", async () => {
    await openPage("", {
      reward: "10.00",
      friends: [
        { player: "fo***x", step: "REGISTERED", time: 1_767_225_600_000 },
        { player: "ow***l", step: "READY", time: 1_767_225_600_000 },
        { player: "ha***e", step: "CLAIMED", time: 1_767_225_600_000 },
      ],
    });
    expect(
      await screen.findByText(/reward of .*10\.00.* first deposit/),
    ).toBeVisible();
    const friends = within(
      screen.getByRole("table", { name: wordsOf("referral.friends") }),
    );
    for (const row of [
      /fo\*\*\*x.*Registered/,
      /ow\*\*\*l.*Reward ready to claim/,
      /ha\*\*\*e.*Reward claimed/,
    ])
      expect(friends.getByRole("row", { name: row })).toBeVisible();
  });

  it("promises no amount and lists nobody when the platform tells neither", async () => {
    await openPage("");
    expect(await screen.findByText("lake7")).toBeVisible();
    expect(screen.queryByText(/first deposit/)).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
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
