import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderUi } from "../../private/testing.tsx";
import { Checkbox } from "./Checkbox.tsx";

describe("Checkbox", () => {
  it("is ticked by a click on its label and by the space bar", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Checkbox name="terms" checked={false} onChange={onChange}>
        I accept the terms
      </Checkbox>,
    );
    await user.click(screen.getByText("I accept the terms"));
    await user.keyboard(" ");
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it("reports false when a ticked box is clicked", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Checkbox name="terms" checked onChange={onChange}>
        I accept the terms
      </Checkbox>,
    );
    await user.click(
      screen.getByRole("checkbox", {
        name: "I accept the terms",
        checked: true,
      }),
    );
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("is described by its error, invalid and required", () => {
    renderUi(
      <Checkbox
        name="terms"
        checked={false}
        onChange={() => {}}
        required
        error="Please accept the terms"
      >
        I accept
      </Checkbox>,
    );
    const box = screen.getByRole("checkbox", { name: /I accept/ });
    expect(box).toHaveAccessibleDescription("Please accept the terms");
    expect(box).toBeInvalid();
    expect(box).toBeRequired();
  });

  it("cannot be changed while disabled", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Checkbox name="terms" checked={false} onChange={onChange} disabled>
        I accept
      </Checkbox>,
    );
    await user.click(screen.getByText("I accept"));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("Checkbox by keyboard, following the ARIA Authoring Practices", () => {
  it("is reached by Tab, ticked by Space and not changed by Enter", async () => {
    const onChange = vi.fn();
    const { user } = renderUi(
      <Checkbox name="terms" checked={false} onChange={onChange}>
        I accept
      </Checkbox>,
    );
    await user.tab();
    expect(screen.getByRole("checkbox")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard(" ");
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("is skipped by Tab while disabled", async () => {
    const { user } = renderUi(
      <Checkbox name="terms" checked={false} onChange={() => {}} disabled>
        I accept
      </Checkbox>,
    );
    await user.tab();
    expect(document.body).toHaveFocus();
  });
});
