import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { GamePopup, type GamePopupProps } from "./GamePopup.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const setUp = (props: Partial<GamePopupProps> = {}) => {
  const onClose = vi.fn();
  const ui = renderUi(
    <GamePopup
      open
      title="Jade Garden"
      src="https://games.example/jade"
      onClose={onClose}
      {...props}
    />,
  );
  return { onClose, ...ui };
};

const popup = () => screen.getByRole("dialog", { name: "Jade Garden" });

describe("GamePopup", () => {
  it("shows the game inside the dialog in an iframe that cannot navigate the top window", () => {
    setUp();
    const frame = within(popup()).getByTitle("Jade Garden");
    expect(frame.tagName).toBe("IFRAME");
    expect(frame).toHaveAttribute("src", "https://games.example/jade");
    expect(frame.getAttribute("sandbox")).not.toContain("top-navigation");
    expect(frame).toHaveAttribute("allow", "autoplay; fullscreen");
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin");
  });

  it("does not grant allow-same-origin to an address on the portal's own origin", () => {
    setUp({ src: `${window.location.origin}/game` });
    const frame = within(popup()).getByTitle("Jade Garden");
    expect(frame.getAttribute("sandbox")).not.toContain("allow-same-origin");
  });

  it("shows the loader while loading, and reports the load event of the iframe", () => {
    const onLoad = vi.fn();
    setUp({ state: "loading", onLoad });
    screen.getByRole("img", { name: "Jade Garden is loading" });
    fireEvent.load(screen.getByTitle("Jade Garden"));
    expect(onLoad).toHaveBeenCalledOnce();
  });

  it("has no iframe while closed", () => {
    setUp({ open: false });
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("shows its children in place of the game", () => {
    setUp({ children: "Under maintenance" });
    expect(popup()).toHaveTextContent("Under maintenance");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("reports a click on the close button", async () => {
    const { user, onClose } = setUp();
    await user.click(
      screen.getByRole("button", { name: wordsOf("ui.modal.close") }),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });
});
