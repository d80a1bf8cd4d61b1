import { useEffect, useRef, useState } from "react";
import { useTranslations } from "@foyer/ui/words";
import { useLocation } from "react-router-dom";
import { VisuallyHidden } from "@foyer/ui/visually-hidden";
import { useSession } from "../actors/actors.ts";
import { useCovered } from "./useCovered.ts";

/** Id of the header's account area: the member's block, or the login button. */
const account = "account";

/**
 * Announces a login or logout, and moves the focus to the account area: the button that was pressed no longer exists,
 * and keyboard users would lose their place with it.
 */
export default function WhoIsHere() {
  const t = useTranslations();
  const { kind, member, notice } = useSession();
  const { pathname } = useLocation();
  const covered = useCovered();
  const before = useRef<{ name: string; pathname: string }>(undefined);
  const [words, setWords] = useState("");
  /** The path on which the login or logout happened; set until the focus has been placed. */
  const [cameFrom, setCameFrom] = useState<string>();

  const name = kind === "unknown" ? undefined : (member?.account ?? "");
  useEffect(() => {
    // The initial state is not announced, and while a session is being restored nobody is known.
    if (name === undefined) return;
    const was = before.current;
    before.current = { name, pathname };
    if (!was || was.name === name) return;
    // A change that the member did not cause is announced together with its reason.
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
    // A closing dialog returns the focus in the next task, if its opener still exists.
    const timer = setTimeout(() => {
      setCameFrom(undefined);
      if (document.activeElement !== document.body) return;
      // A member who was led on to the page they had requested starts there; the router may not have reported it yet.
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
