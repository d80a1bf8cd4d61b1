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

describe("a field that is left", () => {
  it("says so at once by the keyboard", () => {
    const { field, onBlur } = start();
    act(() => field.blur());
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it("by a press says so when the press is over, so that nothing moves under the finger", () => {
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

  it("says nothing any more once it is gone", () => {
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
