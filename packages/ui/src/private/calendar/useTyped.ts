import { useState } from "react";

/**
 * What is typed, beside the value that it makes: half a date is no value, and yet must stay where it was typed.
 * A value that changes from outside replaces it.
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
