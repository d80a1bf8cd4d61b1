import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GameFrame, type GameFrameProps } from "./GameFrame.tsx";
import { wordsOf } from "../../words/english.testing.ts";

afterEach(() => {
  Reflect.deleteProperty(document, "fullscreenEnabled");
});

const setUp = (props: Partial<GameFrameProps> = {}) => {
  const onBack = vi.fn();
  return {
    onBack,
    ...renderUi(
      <GameFrame
        title="Jade Garden"
        src="https://games.example/jade"
        onBack={onBack}
        {...props}
      />,
    ),
  };
};

describe("GameFrame", () => {
  it("shows the game in a titled, sandboxed iframe", () => {
    setUp();
    const frame = screen.getByTitle("Jade Garden");
    expect(frame).toHaveAttribute("src", "https://games.example/jade");
    expect(frame.getAttribute("sandbox")).toContain("allow-scripts");
    expect(frame).toHaveAttribute("allow", "autoplay; fullscreen");
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
  });

  it("shows the loader until the state is ready, and reports the load event of the iframe", () => {
    const onLoad = vi.fn();
    const { rerender } = setUp({ state: "loading", onLoad });
    expect(
      screen.getByRole("img", { name: "Jade Garden is loading" }),
    ).toBeInTheDocument();
    fireEvent.load(screen.getByTitle("Jade Garden"));
    expect(onLoad).toHaveBeenCalledOnce();
    rerender(
      <GameFrame
        title="Jade Garden"
        src="https://games.example/jade"
        state="ready"
        onBack={() => {}}
      />,
    );
    expect(
      screen.queryByRole("img", { name: "Jade Garden is loading" }),
    ).not.toBeInTheDocument();
  });

  it("shows only the loader while there is no address", () => {
    setUp({ src: undefined, state: "loading" });
    expect(
      screen.getByRole("img", { name: "Jade Garden is loading" }),
    ).toBeInTheDocument();
    expect(screen.queryByTitle("Jade Garden")).not.toBeInTheDocument();
  });

  it("offers to open the game in a window when it takes too long to load", () => {
    const onOpenWindow = vi.fn();
    setUp({ state: "slow", onOpenWindow });
    expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
    for (const button of screen.getAllByRole("button", {
      name: wordsOf("ui.gameFrame.window"),
    }))
      fireEvent.click(button);
    expect(onOpenWindow).toHaveBeenCalledTimes(2);
  });

  it("reports a click on reload, and shows a new address in a new iframe", async () => {
    const onReload = vi.fn();
    const { user, rerender } = setUp({ onReload });
    const before = screen.getByTitle("Jade Garden");
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.gameFrame.reload") }),
    );
    expect(onReload).toHaveBeenCalledOnce();
    rerender(
      <GameFrame
        title="Jade Garden"
        src="https://games.example/jade?s=2"
        onBack={() => {}}
      />,
    );
    expect(screen.getByTitle("Jade Garden")).not.toBe(before);
  });

  it("reports a click on the back button", async () => {
    const { user, onBack } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.gameFrame.back") }),
    );
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("offers full screen only where the browser supports it", () => {
    const { unmount } = setUp();
    expect(
      screen.queryByRole("button", { name: wordsOf("ui.gameFrame.full") }),
    ).not.toBeInTheDocument();
    unmount();
    Object.defineProperty(document, "fullscreenEnabled", {
      value: true,
      configurable: true,
    });
    setUp();
    expect(
      screen.getByRole("button", { name: wordsOf("ui.gameFrame.full") }),
    ).toBeInTheDocument();
  });
});
