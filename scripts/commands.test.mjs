// @ts-check
import { afterEach, expect, it, vi } from "vitest";
import { main } from "./commands.mjs";

vi.mock("./lib/install.mjs", () => ({ install: vi.fn() }));
vi.mock("./lib/children.mjs", () => ({
  endAll: vi.fn(),
  endWithUs: vi.fn(),
  isEnding: () => false,
  bin: String,
  run: vi.fn(),
}));

afterEach(() => {
  vi.restoreAllMocks();
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
