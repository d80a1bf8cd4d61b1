import { vi } from "vitest";

/** BroadcastChannels of one browser: what one posts, all others with the same name receive. */
export class FakeChannel extends EventTarget {
  static all: FakeChannel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.push(this);
  }
  postMessage(data: unknown) {
    // As in the browser: what cannot be cloned cannot be posted.
    const copy: unknown = structuredClone(data);
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent("message", { data: copy }));
  }
  close() {
    FakeChannel.all = FakeChannel.all.filter((other) => other !== this);
  }
}

/** Locks of one browser: of all requests for a name, one holds the lock at a time, in the order of the requests. */
export class FakeLocks {
  private readonly lines = new Map<string, Promise<void>>();
  private readonly held = new Set<string>();
  query() {
    return Promise.resolve({ held: [...this.held].map((name) => ({ name })) });
  }
  request(
    name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<void>,
  ): Promise<void> {
    const before = this.lines.get(name) ?? Promise.resolve();
    const turn = before.then(() => {
      if (signal.aborted) throw new DOMException("left", "AbortError");
      this.held.add(name);
      return work().finally(() => this.held.delete(name));
    });
    this.lines.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  }
}

/** Gives the tabs of a test a shared browser with channels and locks. */
export function stubBrowser(): void {
  FakeChannel.all = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  Object.defineProperty(navigator, "locks", {
    configurable: true,
    value: new FakeLocks(),
  });
}

/** Removes the locks again, which jsdom does not have. */
export function restoreBrowser(): void {
  Reflect.deleteProperty(navigator, "locks");
}
