import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { RewardCard, type RewardCardProps } from "./RewardCard.tsx";

function setUp(props: Partial<RewardCardProps> = {}) {
  const onClaim = vi.fn();
  const view = renderUi(
    <RewardCard
      title="Lantern week"
      note="Bonus"
      amount="8.00"
      symbol="RM"
      state="ready"
      onClaim={onClaim}
      {...props}
    />,
  );
  return { onClaim, ...view };
}
const claim = () =>
  screen.queryByRole("button", { name: "Claim Lantern week" });

describe("RewardCard", () => {
  it("exposes its title, note, amount and button to screen readers", () => {
    const { container } = setUp();
    expect(transcript(container)).toEqual([
      'article "Lantern week"',
      'heading "Lantern week", level 3',
      '"Bonus"',
      expect.stringContaining("8.00"),
      'button "Claim Lantern week"',
    ]);
  });

  it("reports a claim when its button is pressed", async () => {
    const { user, onClaim } = setUp();
    const button = claim();
    if (button) await user.click(button);
    expect(onClaim).toHaveBeenCalledOnce();
  });

  it("shows no claim button once claimed", () => {
    setUp({ state: "claimed", amount: undefined, prize: "A paper lantern" });
    expect(claim()).toBeNull();
    expect(screen.getByRole("article")).toHaveTextContent(
      "A paper lanternClaimed",
    );
  });

  it.each([{ loading: true }, { disabled: true }])(
    "cannot be claimed while loading or disabled: %j",
    async (props) => {
      const { user, onClaim } = setUp(props);
      await user.click(screen.getByRole("button"));
      expect(onClaim).not.toHaveBeenCalled();
    },
  );

  it("shows why claiming failed, and can be claimed again", () => {
    setUp({ error: "No connection" });
    expect(screen.getByRole("alert")).toHaveTextContent("No connection");
    expect(claim()).toBeEnabled();
  });

  it("renders markup in a title as plain text", () => {
    setUp({ title: "<b>x</b>" });
    expect(
      screen.getByRole("heading", { name: "<b>x</b>" }),
    ).toBeInTheDocument();
  });
});
