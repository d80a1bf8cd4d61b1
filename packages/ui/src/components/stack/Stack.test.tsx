import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Grid } from "./Grid.tsx";
import { Inline } from "./Inline.tsx";
import { Stack } from "./Stack.tsx";

describe("Stack, Inline and Grid", () => {
  it.each([
    ["Stack", Stack],
    ["Inline", Inline],
    ["Grid", Grid],
  ] as const)("%s can render as a list", (_name, Layout) => {
    render(
      <Layout as="ul">
        <li>Slots</li>
        <li>Live</li>
      </Layout>,
    );
    expect(
      within(screen.getByRole("list")).getAllByRole("listitem"),
    ).toHaveLength(2);
  });

  it("gives equal gaps the same class and different gaps different classes", () => {
    const { container } = render(
      <>
        <Stack gap="x2">a</Stack>
        <Stack gap="x8">b</Stack>
        <Stack gap="x2">c</Stack>
      </>,
    );
    const [tight, wide, tightToo] = [...container.children].map(
      (child) => child.className,
    );
    expect(tight).toBe(tightToo);
    expect(tight).not.toBe(wide);
  });
});
