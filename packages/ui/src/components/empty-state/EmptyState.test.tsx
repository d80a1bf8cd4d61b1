import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

describe("EmptyState", () => {
  it("shows its title, text and next step, and hides its picture from screen readers", () => {
    renderUi(
      <EmptyState
        title="No favourites yet"
        level={3}
        picture="heart"
        action={<Button href="/">Find games</Button>}
      >
        Press the heart on a game to keep it here.
      </EmptyState>,
    );
    expect(
      screen.getByRole("heading", { level: 3, name: "No favourites yet" }),
    ).toBeInTheDocument();
    expect(
      screen.getByText("Press the heart on a game to keep it here."),
    ).toBeInTheDocument();
    expect(
      screen.getByRole("link", { name: "Find games" }),
    ).toBeInTheDocument();
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });
});
