import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { Tabs } from "./Tabs.tsx";

afterEach(cleanup);

const tab = (name: string) => screen.getByRole("tab", { name });

it("shows the focus ring after a key press but not after a mouse click", async () => {
  render(
    <Tabs
      label="Parts"
      items={["One", "Two"].map((key) => ({ key, label: key, content: key }))}
    />,
  );
  await userEvent.click(tab("Two"));
  expect(document.activeElement).toBe(tab("Two"));
  expect(tab("Two").matches(":focus-visible")).toBe(false);
  await userEvent.keyboard("{ArrowLeft}");
  expect(tab("One").matches(":focus-visible")).toBe(true);
});
