/** Stands for the browser's socket: a test says what the platform says, and when it breaks. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  /** Those that have not been closed by either side. */
  static get open(): readonly FakeSocket[] {
    return FakeSocket.all.filter(({ closed }) => !closed);
  }
  /** The one that was opened last. */
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("No socket was opened.");
    return last;
  }

  readonly url: string;
  readonly said: string[] = [];
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.said.push(text);
  }
  close() {
    this.closed = true;
  }

  /** The platform takes it, and hears who is there. */
  accept(): this {
    this.dispatchEvent(new Event("open"));
    return this;
  }
  /** The platform says something. */
  hear(frame: unknown): this {
    const data = typeof frame === "string" ? frame : JSON.stringify(frame);
    this.dispatchEvent(new MessageEvent("message", { data }));
    return this;
  }
  /** The connection is gone. */
  break(code = 1006): this {
    this.closed = true;
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
    return this;
  }
}
