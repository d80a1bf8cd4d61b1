import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const bar = () =>
  screen.getByRole("progressbar", { name: "Wagering requirement" });

describe("ProgressBar", () => {
  it("announces its progress as a percentage in the page's language", () => {
    renderUi(
      <ProgressBar label="Wagering requirement" value={125} max={500} />,
      {
        locale: "de",
      },
    );
    expect(bar()).toHaveAttribute("aria-valuenow", "125");
    expect(bar()).toHaveAttribute("aria-valuemax", "500");
    expect(bar()).toHaveAttribute("aria-valuetext", "25\u00a0%");
  });

  it("shows and announces the given text instead of a percentage", () => {
    renderUi(
      <ProgressBar
        label="Wagering requirement"
        value={3}
        max={5}
        valueText="3 of 5"
      />,
    );
    expect(bar()).toHaveAttribute("aria-valuetext", "3 of 5");
    expect(screen.getByText("3 of 5")).toBeInTheDocument();
  });

  it("has no value while the progress is unknown", () => {
    renderUi(<ProgressBar label="Wagering requirement" />);
    expect(bar()).not.toHaveAttribute("aria-valuenow");
    expect(bar()).not.toHaveAttribute("aria-valuetext");
  });

  it("has no value for NaN", () => {
    renderUi(<ProgressBar label="Wagering requirement" value={Number.NaN} />);
    expect(bar()).not.toHaveAttribute("aria-valuenow");
  });

  it.each([0, -1, Number.NaN])("stays at 0 for a maximum of %d", (max) => {
    renderUi(<ProgressBar label="Wagering requirement" value={3} max={max} />);
    expect(bar()).toHaveAttribute("aria-valuenow", "0");
    expect(bar()).toHaveAttribute("aria-valuemax", "0");
  });

  it.each([
    [-5, "0"],
    [900, "500"],
  ])("clamps %d to its range", (value, now) => {
    renderUi(
      <ProgressBar label="Wagering requirement" value={value} max={500} />,
    );
    expect(bar()).toHaveAttribute("aria-valuenow", now);
  });
});
