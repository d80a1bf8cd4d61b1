export interface ToastOptions {
  /** What happened, in one sentence. */
  text: string;
  /** What it means; `danger` is said at once, the others when the screen reader pauses. @default "neutral" */
  tone?: "neutral" | "success" | "warning" | "danger" | "info";
  /** Names the message: a new one with the same name takes its place. @default the words themselves */
  id?: string;
  /** A way to answer it, as "Undo". */
  actionLabel?: string;
  /** Called by that answer. */
  onAction?(): void;
}

export interface ToastEntry extends ToastOptions {
  readonly id: string;
  /** Grows each time, so that a repeated message is shown and said anew instead of twice. */
  readonly turn: number;
  readonly open: boolean;
}

/** More would cover the page; the oldest gives way. */
const mostAtOnce = 3;

let entries: readonly ToastEntry[] = [];
let turns = 0;
const listeners = new Set<() => void>();

function update(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

/**
 * Short messages about what has just happened, from anywhere, React or not; a `Toaster` on the page shows them.
 *
 * @example toast.show({ tone: "success", text: "Copied" });
 */
export const toast = {
  /** Shows a message and returns its name. */
  show(options: ToastOptions): string {
    const id = options.id ?? options.text;
    turns += 1;
    const others = entries.filter((entry) => entry.open && entry.id !== id);
    update([
      ...others.slice(1 - mostAtOnce),
      { ...options, id, turn: turns, open: true },
    ]);
    return id;
  },
  /** Takes a message away before its time. */
  dismiss(id: string): void {
    update(
      entries.map((entry) =>
        entry.id === id ? { ...entry, open: false } : entry,
      ),
    );
  },
};

/** For the `Toaster` alone. */
export const toastSource = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => entries,
};
