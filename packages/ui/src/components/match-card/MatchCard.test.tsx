import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { transcript } from "../../private/transcript.testing.ts";
import { MatchCard, type MatchCardProps } from "./MatchCard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const match: MatchCardProps = {
  home: "Northwater",
  away: "Lindenfield",
  league: "Harbour League",
  state: "live",
  minute: 37,
  score: { home: 1, away: 0 },
  startsAt: Date.UTC(2026, 2, 4, 16, 5),
};

const card = () => screen.getByRole("article");

describe("MatchCard", () => {
  it("shows the teams, the score, the minute, the league and the start time", () => {
    renderUi(<MatchCard {...match} />);
    expect(card()).toHaveAccessibleName("Northwater 1 Lindenfield 0");
    expect(card()).toHaveTextContent("Live, minute 37");
    expect(card()).toHaveTextContent("Harbour League");
    expect(card()).toHaveTextContent("2026/03/04 16:05");
  });

  it.each([
    ["scheduled", "Northwater Lindenfield", /^(?!.*(Live|Finished))/],
    ["unknown", "Northwater Lindenfield", /^(?!.*(Live|Finished))/],
    ["finished", "Northwater 1 Lindenfield 0", /Finished/],
  ] as const)(
    "shows the score and the status only as far as they apply in the state %s",
    (state, name, words) => {
      renderUi(<MatchCard {...match} state={state} />);
      expect(card()).toHaveAccessibleName(name);
      expect(card().textContent).toMatch(words);
    },
  );

  it("shows a match as live without a minute or a score when they are unknown", () => {
    renderUi(<MatchCard {...match} minute={undefined} score={undefined} />);
    expect(card()).toHaveAccessibleName("Northwater Lindenfield");
    expect(screen.getByText(wordsOf("ui.matchCard.live"))).toBeInTheDocument();
  });

  it("has a single button when it has an action, and none otherwise", async () => {
    const onOpen = vi.fn();
    const { user, rerender } = renderUi(
      <MatchCard
        {...match}
        actionLabel="Open Touchline Hall"
        onOpen={onOpen}
      />,
    );
    const button = screen.getByRole("button", { name: "Open Touchline Hall" });
    expect(button).toHaveAccessibleDescription("Northwater 1 Lindenfield 0");
    await user.click(button);
    expect(onOpen).toHaveBeenCalledOnce();
    rerender(<MatchCard {...match} />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("is read as league, status, then each team with its score, in the Malay locale", () => {
    const { container } = renderUi(<MatchCard {...match} />, { locale: "ms" });
    expect(transcript(container).join(" ")).toMatch(
      /Harbour League.*Live, minute 37.*Northwater.*1.*Lindenfield.*0/,
    );
  });
});
