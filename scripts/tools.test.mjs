// @ts-check
import { afterEach, expect, it, vi } from "vitest";
import { must } from "./lib/children.mjs";
import { chromatic } from "./tools.mjs";

vi.mock("./lib/children.mjs", () => ({ bin: String, must: vi.fn() }));

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
