import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TextField } from "../../components/text-field/TextField.tsx";
import { renderUi } from "../testing.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const onBlur = vi.fn<() => void>();
  renderUi(
    <TextField
      label="Name"
      name="name"
      value=""
      onChange={() => undefined}
      onBlur={onBlur}
    />,
  );
  const field = screen.getByLabelText("Name");
  field.focus();
  return { field, onBlur };
}

describe("a field that loses focus", () => {
  it("reports it immediately when left by keyboard", () => {
    const { field, onBlur } = start();
    act(() => field.blur());
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it("reports it after the press that caused it, so that nothing shifts during the press", () => {
    const { field, onBlur } = start();
    fireEvent.pointerDown(document.body);
    act(() => field.blur());
    fireEvent.pointerUp(document.body);
    fireEvent.click(document.body);
    expect(onBlur).not.toHaveBeenCalled();
    act(() => void vi.runAllTimers());
    expect(onBlur).toHaveBeenCalledTimes(1);
    // A later blur is reported immediately.
    act(() => field.focus());
    act(() => field.blur());
    expect(onBlur).toHaveBeenCalledTimes(2);
  });

  it("reports nothing once it is unmounted", () => {
    const onBlur = vi.fn<() => void>();
    const { unmount } = renderUi(
      <TextField
        label="Name"
        name="name"
        value=""
        onChange={() => undefined}
        onBlur={onBlur}
      />,
    );
    const field = screen.getByLabelText("Name");
    field.focus();
    fireEvent.pointerDown(document.body);
    act(() => field.blur());
    unmount();
    fireEvent.pointerUp(document.body);
    vi.runAllTimers();
    expect(onBlur).not.toHaveBeenCalled();
  });
});
