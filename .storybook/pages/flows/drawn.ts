import { within } from "storybook/test";

/** Waits until the picture stands: only then is there something to check, or to photograph. */
export async function drawn({
  canvasElement,
}: {
  readonly canvasElement: HTMLElement;
}): Promise<void> {
  await within(canvasElement).findByRole(
    "img",
    { name: /^Statechart of/ },
    { timeout: 10_000 },
  );
}
