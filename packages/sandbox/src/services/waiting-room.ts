/**
 * Limits concurrency per visitor, for example of sockets that have not authenticated yet: a visitor who starts many
 * keeps nobody else out.
 *
 * @example const leave = room.enter(address); if (leave === undefined) socket.close(1013);
 */
export function createWaitingRoom(most: number) {
  const waiting = new Map<string, number>();
  const isFull = (visitor: string): boolean =>
    (waiting.get(visitor) ?? 0) >= most;
  return {
    isFull,
    /** Takes a place; returns the function that frees it, or undefined if no place is free. */
    enter: (visitor: string): (() => void) | undefined => {
      if (isFull(visitor)) return undefined;
      waiting.set(visitor, (waiting.get(visitor) ?? 0) + 1);
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        const left = (waiting.get(visitor) ?? 1) - 1;
        if (left === 0) waiting.delete(visitor);
        else waiting.set(visitor, left);
      };
    },
  };
}
