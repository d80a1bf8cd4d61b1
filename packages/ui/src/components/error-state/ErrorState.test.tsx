import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { wordsOf } from "../../words/english.testing.ts";

describe("ErrorState", () => {
  it("speaks when it appears, and loads again on request", async () => {
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

  it("takes no second request while the first is under way", async () => {
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

  it("offers nothing that it cannot do", () => {
    renderUi(<ErrorState title="No games" />);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
