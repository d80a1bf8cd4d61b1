import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Switch } from "./Switch.tsx";

describe("Switch", () => {
  it("is switched by its words, and by the keyboard", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Switch checked={false} onChange={onChange}>
        Hide my balance
      </Switch>,
    );
    await user.click(screen.getByText("Hide my balance"));
    await user.keyboard(" ");
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it("says whether it is on and is read with its hint", () => {
    renderUi(
      <Switch checked onChange={() => {}} hint="Stars instead of figures">
        Hide my balance
      </Switch>,
    );
    const toggle = screen.getByRole("switch", { name: "Hide my balance" });
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAccessibleDescription("Stars instead of figures");
  });

  it("cannot be switched while disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Switch checked={false} onChange={onChange} disabled>
        Hide my balance
      </Switch>,
    );
    await user.click(screen.getByRole("switch"));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("Switch by keyboard, as the ARIA practices have it", () => {
  it("is reached by Tab and turned by Space and by Enter", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Switch checked={false} onChange={onChange}>
        Hide my balance
      </Switch>,
    );
    await user.tab();
    expect(screen.getByRole("switch")).toHaveFocus();
    await user.keyboard(" {Enter}");
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it("keeps its name whatever its state", () => {
    const still = () => {};
    const toggle = (checked: boolean) => (
      <Switch checked={checked} onChange={still}>
        Hide my balance
      </Switch>
    );
    const { rerender } = renderUi(toggle(false));
    expect(
      screen.getByRole("switch", { name: "Hide my balance" }),
    ).not.toBeChecked();
    rerender(toggle(true));
    expect(
      screen.getByRole("switch", { name: "Hide my balance" }),
    ).toBeChecked();
  });
});
