// @vitest-environment node
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { expect, it, vi } from "vitest";
import { libraryStories } from "./stories.testing.ts";
import { english } from "../words/english.testing.ts";

/* There is no window or document here: whatever accesses one while rendering throws. */
it.each(libraryStories())("$id renders on a server", ({ Story }) => {
  expect(typeof window).toBe("undefined");
  const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  const html = renderToString(
    <IntlProvider locale="en" messages={english}>
      <Story />
    </IntlProvider>,
  );
  expect(html).not.toContain("NaN");
  expect(complaints.mock.calls).toEqual([]);
});
