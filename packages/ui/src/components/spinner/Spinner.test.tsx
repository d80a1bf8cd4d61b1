import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Spinner } from "./Spinner.tsx";

describe("Spinner", () => {
  it("says that something is loading, in the reader's language", () => {
    renderUi(<Spinner />, {
      locale: "ms",
      messages: { "ui.spinner.loading": "Sedang dimuatkan" },
    });
    expect(
      screen.getByRole("img", { name: "Sedang dimuatkan" }),
    ).toBeInTheDocument();
  });

  it("says what is loading where it is told", () => {
    renderUi(<Spinner label="Opening the game" />);
    expect(
      screen.getByRole("img", { name: "Opening the game" }),
    ).toBeInTheDocument();
  });
});
