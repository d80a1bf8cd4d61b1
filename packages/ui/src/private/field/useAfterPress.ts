import { useEffect, useRef } from "react";

/**
 * Puts off what a field says when it is left until the press that left it is over. Words that appear below a field
 * push everything under it down; between a finger's coming and its going, they would push away what is pressed, and
 * the press would be lost.
 *
 * @example const afterPress = useAfterPress(); <input onBlur={() => afterPress(check)} />
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      pressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      act?.();
    };
    const onDown = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    // The click follows in the same task as the end of the press.
    const onUp = () => {
      clearTimeout(timer);
      timer = setTimeout(end);
    };
    document.addEventListener("pointerdown", onDown, true);
    document.addEventListener("pointerup", onUp, true);
    document.addEventListener("pointercancel", onUp, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", onDown, true);
      document.removeEventListener("pointerup", onUp, true);
      document.removeEventListener("pointercancel", onUp, true);
    };
  }, []);
  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}
