import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { MissionCard, type MissionCardProps } from "./MissionCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const setUp = (props: Partial<MissionCardProps> = {}) =>
  renderUi(
    <MissionCard
      title="Twenty rounds"
      value="12"
      target="20"
      valueText="12 of 20 rounds"
      prize="3.00"
      symbol="RM"
      state="running"
      {...props}
    />,
  );

describe("MissionCard", () => {
  it("is read as title, status, progress and reward", () => {
    const { container } = setUp();
    expect(transcript(container)).toEqual([
      'article "Twenty rounds"',
      'heading "Twenty rounds", level 3',
      expect.stringContaining(wordsOf("ui.missionCard.running")),
      expect.stringContaining("Progress"),
      expect.stringContaining("12 of 20 rounds"),
      'meter "Progress" = "12 of 20 rounds"',
      expect.stringContaining("3.00"),
    ]);
  });

  it("fills its bar in proportion to the progress", () => {
    setUp();
    expect(screen.getByRole("meter")).toHaveAttribute("aria-valuenow", "60");
    expect(screen.getByRole("meter")).toHaveAttribute(
      "aria-valuetext",
      "12 of 20 rounds",
    );
  });

  it.each([
    ["done", wordsOf("ui.missionCard.done")],
    ["claimed", "Claimed"],
  ] as const)("shows in words that it is %s", (state, words) => {
    setUp({ state });
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("shows no reward when there is none", () => {
    setUp({ prize: undefined });
    expect(screen.queryByText(/Reward/)).toBeNull();
  });
});
