import { someOf } from "@foyer/platform/testing/some-of";
import { act, render } from "@testing-library/react";
import { StrictMode } from "react";
import { IntlProvider } from "react-intl";
import { expect, it, vi } from "vitest";
import { libraryStories } from "./stories.testing.ts";
import { english } from "../words/english.testing.ts";

it.each(libraryStories(someOf))(
  "$id logs no errors or warnings in StrictMode",
  async ({ Story }) => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { unmount } = render(
      <StrictMode>
        <IntlProvider locale="en" messages={english}>
          <Story />
        </IntlProvider>
      </StrictMode>,
    );
    // Includes what is rendered slightly later, for example a lazily loaded part.
    await act(() => Promise.resolve());
    unmount();
    expect([...errors.mock.calls, ...warnings.mock.calls]).toEqual([]);
  },
);
