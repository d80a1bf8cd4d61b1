import { describe, expect, it, vi } from "vitest";
import { siteStatus, type ReadStatus } from "./siteStatus.ts";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A status whose clock and answers the test sets. */
function status(answers: (boolean | Error)[]) {
  let at = 0;
  const read = vi.fn<ReadStatus>(() => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next instanceof Error
      ? Promise.reject(next)
      : Promise.resolve(next ?? false);
  });
  return {
    read,
    passes: (ms: number) => {
      at += ms;
    },
    ...siteStatus({ read, now: () => at }),
  };
}

describe("the site's status", () => {
  it("is closed until it has been read, and nothing waits for that", async () => {
    const { isOpen } = status([true]);
    expect(isOpen()).toBe(false);
    await settled();
    expect(isOpen()).toBe(true);
  });

  it("is read every five seconds while anybody asks", async () => {
    const { isOpen, read, passes } = status([true, false]);
    isOpen();
    await settled();
    passes(4_999);
    expect(isOpen()).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
    passes(1);
    isOpen();
    await settled();
    expect(isOpen()).toBe(false);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("is read on when nobody asks any more", () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const { isOpen, read, passes } = status([true]);
      isOpen();
      for (let times = 0; times < 3; times += 1) {
        passes(5_000);
        vi.advanceTimersByTime(5_000);
      }
      expect(read).toHaveBeenCalledTimes(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it("counts for a minute where it cannot be read again", async () => {
    const { isOpen, passes } = status([true, new Error("no line")]);
    isOpen();
    await settled();
    passes(59_999);
    expect(isOpen()).toBe(true);
    await settled();
    passes(1);
    expect(isOpen()).toBe(false);
  });
});

describe("a status that is slow to come", () => {
  /** Answers that come when the test gives them, by the order of the questions. */
  function slowly() {
    let at = 0;
    const given: ((open: boolean) => void)[] = [];
    const read = vi.fn<ReadStatus>(
      () => new Promise((resolve) => given.push(resolve)),
    );
    return {
      read,
      passes: (ms: number) => {
        at += ms;
      },
      answer: async (question: number, open: boolean) => {
        given[question]?.(open);
        await settled();
      },
      ...siteStatus({ read, now: () => at }),
    };
  }

  it("does not undo what was asked for later", async () => {
    const { isOpen, passes, answer } = slowly();
    isOpen();
    passes(5_000);
    isOpen();
    await answer(1, false);
    await answer(0, true);
    expect(isOpen()).toBe(false);
  });

  it("is as old as its question", async () => {
    const { isOpen, passes, answer } = slowly();
    isOpen();
    passes(50_000);
    await answer(0, true);
    expect(isOpen()).toBe(true);
    passes(10_000);
    expect(isOpen()).toBe(false);
  });

  it("is asked for once, however many of a visitor's pages wait for it", async () => {
    const { isOpenTo, read, answer } = slowly();
    const both = [isOpenTo("203.0.113.7"), isOpenTo("203.0.113.7")];
    expect(read).toHaveBeenCalledOnce();
    await answer(0, true);
    expect(await Promise.all(both)).toEqual([true, true]);
  });
});

describe("a visitor's own status", () => {
  it("is asked for with the visitor's address, and kept for a minute", async () => {
    const { isOpenTo, read, passes } = status([false, true]);
    expect(await isOpenTo("203.0.113.7")).toBe(false);
    expect(await isOpenTo("203.0.113.7")).toBe(false);
    expect(read.mock.calls.map(([address]) => address)).toEqual([
      "203.0.113.7",
    ]);
    passes(60_000);
    expect(await isOpenTo("203.0.113.7")).toBe(true);
  });

  it("is another for each address, and closed without one", async () => {
    const { isOpenTo, read } = status([true]);
    await isOpenTo("203.0.113.7");
    await isOpenTo("203.0.113.8");
    expect(read).toHaveBeenCalledTimes(2);
    expect(await isOpenTo(undefined)).toBe(false);
  });

  it("is closed where the answer fails or does not come at once, which is kept when it comes", async () => {
    const failing = status([new Error("no line")]);
    expect(await failing.isOpenTo("203.0.113.7")).toBe(false);
    let answer = (_open: boolean) => {};
    const slow = siteStatus({
      read: () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    });
    expect(await slow.isOpenTo("203.0.113.7")).toBe(false);
    answer(true);
    await settled();
    expect(await slow.isOpenTo("203.0.113.7")).toBe(true);
  });
});
