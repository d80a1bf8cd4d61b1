import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { WinnerBoard } from "./WinnerBoard.tsx";
import { wordsOf } from "../../words/english.testing.ts";

const win = {
  player: "moonlake92",
  gameName: "Jade Garden",
  amount: "18250.5",
  currencySymbol: "RM",
  gameRoom: "Table 4",
};

describe("WinnerBoard", () => {
  // WIN-02, WIN-04
  it("shows game, room and prize, and masks the player", () => {
    renderUi(<WinnerBoard entries={[win]} />);
    const entry = screen.getByRole("listitem");
    expect(entry).toHaveTextContent("mo***92");
    expect(entry).not.toHaveTextContent("moonlake92");
    expect(entry).toHaveTextContent("Jade Garden");
    expect(entry).toHaveTextContent("Table 4");
    expect(entry).toHaveTextContent("18,250.50");
  });

  // WIN-03
  it("shows at most 20 wins", () => {
    renderUi(<WinnerBoard entries={Array.from({ length: 25 }, () => win)} />);
    expect(screen.getAllByRole("listitem")).toHaveLength(20);
  });

  it("renders nothing without wins", () => {
    const { container } = renderUi(<WinnerBoard entries={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("shows an entry without currency or room", () => {
    renderUi(
      <WinnerBoard
        entries={[
          { player: "moonlake92", gameName: "Jade Garden", amount: "12" },
          win,
        ]}
      />,
    );
    const [plain, full] = screen.getAllByRole("listitem");
    expect(plain).toHaveTextContent(/12\.00$/);
    expect(plain).not.toHaveTextContent("RM");
    expect(full).toHaveTextContent("RM");
  });

  it("keeps every digit of a prize too large for a number", () => {
    renderUi(
      <WinnerBoard
        entries={[{ ...win, amount: "123456789012345678901234567890.12" }]}
      />,
    );
    expect(screen.getByRole("listitem")).toHaveTextContent(
      "123,456,789,012,345,678,901,234,567,890.12",
    );
  });

  it("starts the game of a win from its row, and is one tab stop", async () => {
    const onPlay = vi.fn();
    const other = { ...win, gameName: "Ember Orchard" };
    const { user } = renderUi(
      <WinnerBoard entries={[win, other]} onPlay={onPlay} />,
    );
    await user.click(screen.getByRole("button", { name: "Play Jade Garden" }));
    expect(onPlay).toHaveBeenLastCalledWith(win);
    await user.keyboard("{ArrowDown}");
    await user.keyboard("{End}{Enter}");
    expect(onPlay).toHaveBeenLastCalledWith(other);
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab();
    expect(
      screen.getByRole("button", { name: "Play Ember Orchard" }),
    ).toHaveFocus();
  });

  it("can be focused for scrolling by keyboard", async () => {
    const { user } = renderUi(<WinnerBoard entries={[win]} />);
    await user.tab();
    expect(
      screen.getByRole("list", { name: wordsOf("ui.winnerBoard.label") }),
    ).toHaveFocus();
  });
});
