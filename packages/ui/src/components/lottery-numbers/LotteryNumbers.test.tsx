import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { LotteryNumbers } from "./LotteryNumbers.tsx";

const said = () =>
  within(screen.getByRole("list", { name: "Draw 12" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("LotteryNumbers", () => {
  it("lists the numbers in the order of the draw, repeats included", () => {
    renderUi(<LotteryNumbers label="Draw 12" numbers={["7", "0", "7"]} />);
    expect(said()).toEqual(["7", "0", "7"]);
  });

  it("keeps the numbers from left to right on a right-to-left page", () => {
    renderUi(
      <div dir="rtl">
        <LotteryNumbers label="Draw 12" numbers={["1", "2"]} />
      </div>,
      { locale: "ar-EG" },
    );
    expect(screen.getByRole("list")).toHaveAttribute("dir", "ltr");
    expect(said()).toEqual(["1", "2"]);
  });
});
