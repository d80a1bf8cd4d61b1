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
  it("shows the game in a frame that is named and shut off", () => {
    setUp();
    const frame = screen.getByTitle("Jade Garden");
    expect(frame).toHaveAttribute("src", "https://games.example/jade");
    expect(frame.getAttribute("sandbox")).toContain("allow-scripts");
    expect(frame).toHaveAttribute("allow", "autoplay; fullscreen");
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
  });

  it("shows its loader until the app says that the game is there", () => {
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

  it("waits with the loader while there is no address", () => {
    setUp({ src: undefined, state: "loading" });
    expect(
      screen.getByRole("img", { name: "Jade Garden is loading" }),
    ).toBeInTheDocument();
    expect(screen.queryByTitle("Jade Garden")).not.toBeInTheDocument();
  });

  it("offers ways on when a game takes too long", () => {
    const onOpenWindow = vi.fn();
    setUp({ state: "slow", onOpenWindow });
    expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
    for (const button of screen.getAllByRole("button", {
      name: wordsOf("ui.gameFrame.window"),
    }))
      fireEvent.click(button);
    expect(onOpenWindow).toHaveBeenCalledTimes(2);
  });

  it("asks for a fresh start, and shows a new address in a fresh frame", async () => {
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

  it("leads back", async () => {
    const { user, onBack } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.gameFrame.back") }),
    );
    expect(onBack).toHaveBeenCalledOnce();
  });

  it("offers full screen only where the browser can", () => {
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
