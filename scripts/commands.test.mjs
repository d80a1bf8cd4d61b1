// @ts-check
import { afterEach, expect, it, vi } from "vitest";

vi.mock("./lib/install.mjs", () => ({ install: vi.fn() }));
vi.mock("./lib/children.mjs", () => ({
  endAll: vi.fn(),
  endWithUs: vi.fn(),
  isEnding: () => false,
  bin: String,
  must: vi.fn(),
  run: vi.fn(),
}));

// Another file's tests may have loaded them with children of their own.
vi.resetModules();
const { main } = await import("./commands.mjs");
const { run } = await import("./lib/children.mjs");
const { install } = await import("./lib/install.mjs");

afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

it("names an unknown option, without a stack trace", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["verify:full", "--agian"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Unknown option '--agian'/),
  );
  expect(process.exitCode).toBe(1);
});

it.each(["--help", "-h"])(
  "shows the usage of messages, and exits successfully: %s",
  async (option) => {
    const said = vi.spyOn(console, "log").mockReturnValue();
    await main(["messages", option]);
    expect(said).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("messages -- import <tag> <file>"),
    );
    expect(process.exitCode).toBeUndefined();
  },
);

it.each([
  ...["start", "dev", "storybook", "build", "preview", "verify"],
  ...["verify:full", "openapi", "api", "bench", "phone-emulator"],
  ...["chromatic", "lint", "typecheck"],
])("says what %s does, and runs nothing, for --help", async (name) => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  for (const option of ["--help", "-h"]) await main([name, option]);
  expect(said).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenLastCalledWith(
    expect.stringContaining(`npm run ${name}: `),
  );
  expect(install).not.toHaveBeenCalled();
  expect(process.exitCode).toBeUndefined();
});

it("passes --help to the brand tool", async () => {
  vi.mocked(run).mockResolvedValue({ code: 0, output: "", late: false });
  await main(["brand", "new", "--help"]);
  expect(run).toHaveBeenCalledExactlyOnceWith("tsx", [
    expect.stringContaining("cli.ts"),
    "new",
    "--help",
  ]);
  expect(process.exitCode).toBe(0);
});

it("refuses a flag that npm took for its own", async () => {
  vi.stubEnv("npm_config_release", "true");
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["build"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("npm run build -- --release"),
  );
});

it.each([
  ["to", "brand publish <name> -- --to <folder>"],
  ["host", "brand publish <name> -- --host <name>"],
  ["sites", "preview -- --sites <folder>"],
])("refuses --%s that npm took for its own", async (flag, command) => {
  vi.stubEnv(`npm_config_${flag}`, "/tmp/sites");
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["brand", "publish", "harbour"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(command),
  );
});

it("shows the usage of look", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  await main(["look", "--help"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("look -- --limit <n>"),
  );
});

it.each([
  [["--only", "screens"], /^--only is "screens"; it can be stories or pages/],
  [["--limit", "0"], /^--limit is "0"/],
  [["--limit", "many"], /^--limit is "many"/],
  [["--bsae", "main"], /^Unknown option '--bsae'/],
  [["--base", "no-such-branch"], /^Git knows no commit "no-such-branch"/],
  [["--brand", "no-such-brand"], /^There is no brand "no-such-brand"/],
])("rejects the look arguments %j", async (words, wanted) => {
  vi.stubEnv("FOYER_BRAND", undefined);
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["look", ...words]);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(wanted));
  expect(process.exitCode).toBe(1);
});

it("shows the usage of prerender", async () => {
  const said = vi.spyOn(console, "log").mockReturnValue();
  await main(["prerender", "--help"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("prerender -- --folder <build>"),
  );
});

it.each([
  [["check", "--quite"], /^Unknown option '--quite'/],
  [["check", "ms"], /^messages /],
  [["chekc"], /^messages /],
  [["export", "ms"], /^messages /],
  [["report", "ms"], /^messages /],
])("rejects the messages arguments %j", async (words, wanted) => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["messages", ...words]);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(wanted));
  expect(process.exitCode).toBe(1);
});

it("lists the commands when the given one is unknown", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await main(["verfy"]);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining("verify:full"),
  );
});
