/**
 * A UUID of version 4. `crypto.randomUUID` is not available on plain http, where the lobby can still be browsed.
 *
 * @example randomId() // "3b241101-e2bb-4255-8caf-4136c566a962"
 */
export const randomId = (): string =>
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ ((random & 15) >> (Number(digit) / 4))).toString(
      16,
    );
  });
