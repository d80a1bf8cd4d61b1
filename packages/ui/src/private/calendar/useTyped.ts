import { useState } from "react";

/**
 * Keeps typed text separately from the value that it results in: half a date is not a value, but must stay in the
 * field. A value that changes from outside replaces it.
 *
 * @example const [figures, setFigures] = useTyped(value, figuresOf, isoOf);
 */
export function useTyped<T>(
  value: string,
  read: (value: string) => T,
  made: (typed: T) => string,
): [T, (typed: T) => void] {
  const [typed, setTyped] = useState(() => read(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    const wanted = read(value);
    if (made(typed) !== made(wanted)) setTyped(wanted);
  }
  return [typed, setTyped];
}
