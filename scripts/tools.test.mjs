// @ts-check
import { afterEach, expect, it, vi } from "vitest";

vi.mock("./lib/children.mjs", () => ({ bin: String, must: vi.fn() }));

// Another file's tests may have loaded them with children of their own.
vi.resetModules();
const { must } = await import("./lib/children.mjs");
const { chromatic } = await import("./tools.mjs");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

it("publishes nothing without a project token, and says so (CRD-11)", async () => {
  vi.stubEnv("CHROMATIC_PROJECT_TOKEN", "");
  const said = vi.spyOn(console, "log").mockReturnValue();
  await chromatic([]);
  expect(must).not.toHaveBeenCalled();
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("nothing was published"),
  );
});

it("publishes the Storybook it has just built, and passes on its arguments (CRD-11)", async () => {
  vi.stubEnv("CHROMATIC_PROJECT_TOKEN", "of-a-project");
  await chromatic(["--only-changed"]);
  expect(vi.mocked(must).mock.calls.map(([, tool]) => tool)).toEqual([
    "storybook",
    "chromatic",
  ]);
  const [, , told = []] = vi.mocked(must).mock.lastCall ?? [];
  expect(told).toContain("--only-changed");
  // The token is already in the environment, and appears in no process list.
  expect(told.join()).not.toContain("of-a-project");
});
