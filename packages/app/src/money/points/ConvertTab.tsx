import { useState } from "react";
import { useSession } from "../../actors/actors.ts";
import { ConvertForm } from "./ConvertForm.tsx";
import * as css from "./points.css.ts";

/** Points into money, again and again if one likes (PTS-12). */
export function ConvertTab({ onRules }: { readonly onRules: () => void }) {
  const { member } = useSession();
  const [round, setRound] = useState(0);
  if (!member) return null;
  return (
    <div className={css.form}>
      <ConvertForm
        key={round}
        memberId={member.id}
        onAgain={() => setRound((count) => count + 1)}
        onRules={onRules}
      />
    </div>
  );
}
