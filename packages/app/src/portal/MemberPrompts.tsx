import { useEffect } from "react";
import { useAccountLoads } from "../kit/accountLoads.ts";
import { useMemberPrompts } from "./useMemberPrompts.tsx";

interface MemberPromptsProps {
  readonly game: boolean;
  /** Told whether something is still to be asked; true again for the next member. */
  readonly onPrompting: (prompting: boolean) => void;
}

/** While a member is here: reads what the panels go by, and asks what waits for an answer. */
export default function MemberPrompts({
  game,
  onPrompting,
}: MemberPromptsProps) {
  useAccountLoads();
  const prompting = useMemberPrompts(game);
  useEffect(() => {
    onPrompting(prompting);
    return () => onPrompting(true);
  }, [onPrompting, prompting]);
  return null;
}
