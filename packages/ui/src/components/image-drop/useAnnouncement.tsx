import { type ReactNode, useState } from "react";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

/** Says something once to screen readers, also when it is the same as before. */
export function useAnnouncement(): [
  region: ReactNode,
  say: (text: string) => void,
] {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const region = (
    <VisuallyHidden>
      <span role="status">
        <span key={said.turn}>{said.text}</span>
      </span>
    </VisuallyHidden>
  );
  return [region, (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))];
}
