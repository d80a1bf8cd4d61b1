import { screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { SearchField } from "./SearchField.tsx";

function Search({
  onSubmit,
  busy,
}: {
  onSubmit?: (value: string) => void;
  busy?: boolean;
}) {
  const [value, setValue] = useState("");
  return (
    <SearchField
      label="Search games"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      busy={busy}
    />
  );
}

describe("SearchField", () => {
  it("submits what was typed on Enter", async () => {
    const onSubmit = vi.fn();
    const { user } = renderUi(<Search onSubmit={onSubmit} />);
    await user.type(
      screen.getByRole("searchbox", { name: "Search games" }),
      "lake{Enter}",
    );
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith("lake");
  });

  it("offers its cross only when there is something to clear, and keeps focus after", async () => {
    const { user } = renderUi(<Search />);
    expect(
      screen.queryByRole("button", { name: "Clear search" }),
    ).not.toBeInTheDocument();
    await user.type(screen.getByRole("searchbox"), "lake");
    await user.click(screen.getByRole("button", { name: "Clear search" }));
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("empties on Escape and keeps that Escape to itself", async () => {
    const onKeyDown = vi.fn();
    const { user, baseElement } = renderUi(<Search />);
    baseElement.addEventListener("keydown", onKeyDown);
    onTestFinished(() => baseElement.removeEventListener("keydown", onKeyDown));
    await user.type(screen.getByRole("searchbox"), "a");
    onKeyDown.mockClear();
    await user.keyboard("{Escape}");
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(onKeyDown).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onKeyDown).toHaveBeenCalledOnce();
  });

  it("can still be typed into while an answer is awaited", async () => {
    const { user } = renderUi(<Search busy />);
    await user.type(screen.getByRole("searchbox"), "lake");
    expect(screen.getByRole("searchbox")).toHaveValue("lake");
    expect(screen.getByRole("search").firstElementChild).toHaveAttribute(
      "aria-busy",
      "true",
    );
  });
});
