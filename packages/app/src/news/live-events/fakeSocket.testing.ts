/** Replaces the browser's WebSocket: a test decides what the platform sends and when the connection breaks. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  /** The sockets that neither side has closed. */
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

  /** The platform accepts the connection and receives the client's first message. */
  accept(): this {
    this.dispatchEvent(new Event("open"));
    return this;
  }
  /** The platform sends a message. */
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
