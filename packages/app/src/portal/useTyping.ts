import { useEffect, useState } from "react";

const fields =
  "input:not([type=button], [type=checkbox], [type=radio]), textarea, [contenteditable]";

/** Whether a field has focus: who writes is not to lose it to what comes by itself. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = () => {
      const { activeElement } = document;
      const inDialog = activeElement?.closest("[role=dialog]");
      setTyping(!inDialog && (activeElement?.matches(fields) ?? false));
    };
    // Focus that goes nowhere tells of its leaving only.
    const left = () => queueMicrotask(look);
    document.addEventListener("focusin", look);
    document.addEventListener("focusout", left);
    look();
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("focusout", left);
    };
  }, []);
  return typing;
}
