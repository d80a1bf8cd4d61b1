import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Spinner } from "./Spinner.tsx";

describe("Spinner", () => {
  it("announces loading in the reader's language", () => {
    renderUi(<Spinner />, {
      locale: "ms",
      messages: { "ui.spinner.loading": "Sedang dimuatkan" },
    });
    expect(
      screen.getByRole("img", { name: "Sedang dimuatkan" }),
    ).toBeInTheDocument();
  });

  it("announces the label that it is given", () => {
    renderUi(<Spinner label="Opening the game" />);
    expect(
      screen.getByRole("img", { name: "Opening the game" }),
    ).toBeInTheDocument();
  });
});
