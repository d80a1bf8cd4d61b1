import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("ErrorState", () => {
  it("announces its title as a status and retries on request", async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <ErrorState title="The games could not be loaded" onRetry={onRetry} />,
    );
    const region = screen.getByRole("status");
    expect(
      within(region).getByRole("heading", {
        name: "The games could not be loaded",
      }),
    ).toBeInTheDocument();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.errorState.retry") }),
    );
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("ignores presses while a retry is in progress", async () => {
    const onRetry = vi.fn();
    const { user } = renderUi(
      <ErrorState title="No games" onRetry={onRetry} retrying />,
    );
    await user.click(
      screen.getByRole("button", {
        name: wordsOf("ui.errorState.retry"),
        busy: true,
      }),
    );
    expect(onRetry).not.toHaveBeenCalled();
  });

  it("has no button without onRetry", () => {
    renderUi(<ErrorState title="No games" />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
