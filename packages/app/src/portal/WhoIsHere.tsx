import { useEffect, useRef, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSession } from "../actors/actors.ts";
import { useCovered } from "./useCovered.ts";

/** What the header holds of whoever is here: the member's block, or the button that signs in. */
const account = "account";

/**
 * Says who has come and who has gone, and leads the focus there: the button that was pressed is gone by then, and
 * with it the place of whoever works with keys.
 */
export default function WhoIsHere() {
  const t = useTranslations();
  const { kind, member, notice } = useSession();
  const { pathname } = useLocation();
  const covered = useCovered();
  const before = useRef<{ name: string; pathname: string }>(undefined);
  const [words, setWords] = useState("");
  /** Where the one was who has come or gone: from then on until the focus has a place. */
  const [cameFrom, setCameFrom] = useState<string>();

  const name = kind === "unknown" ? undefined : (member?.account ?? "");
  useEffect(() => {
    // What is known at the start is no news, and while somebody is looked for nobody is here.
    if (name === undefined) return;
    const was = before.current;
    before.current = { name, pathname };
    if (!was || was.name === name) return;
    // What happened without the person's doing is told where it is told why.
    if (!notice)
      setWords(
        name
          ? t("session.signedIn", { account: name })
          : t("session.signedOut"),
      );
    setCameFrom(was.pathname);
  }, [name, pathname, notice, t]);

  useEffect(() => {
    if (cameFrom === undefined || covered) return;
    // A dialog that closes gives the focus back a turn later, where its opener is still there.
    const timer = setTimeout(() => {
      setCameFrom(undefined);
      if (document.activeElement !== document.body) return;
      // Who was led on to the page that they had asked for begins there; the router may not have said so yet.
      const { pathname: here } = window.location;
      const ledOn = here !== cameFrom && here !== "/";
      const main = document.getElementById("main");
      const found = ledOn ? main : (document.getElementById(account) ?? main);
      found?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [cameFrom, covered]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{words}</VisuallyHidden>
    </div>
  );
}
