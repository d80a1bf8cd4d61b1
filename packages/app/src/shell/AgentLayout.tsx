import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Stack } from "@foyer/ui/stack";
import { useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { LanguageChoice, ModeChoice } from "./Choices.tsx";
import { HeaderLogo } from "./HeaderLogo.tsx";
import * as styles from "./agentLayout.css.ts";

/**
 * The frame of the agents' area, which has no header, side menu or footer (RTE-18): the portal's logo with a link
 * back to it, language, mode, and logout.
 */
export function AgentLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const { member } = useSession();
  const { open } = useModalActions();
  return (
    <Stack gap="x8">
      <div className={styles.bar}>
        <HeaderLogo />
        <div className={styles.actions}>
          <Button variant="quiet" href="/">
            {t("agentLayout.lobby")}
          </Button>
          <LanguageChoice />
          <ModeChoice />
          {member?.agent && (
            <Button
              variant="quiet"
              icon="logout"
              onClick={() => open({ name: "logout" })}
            >
              <span className={styles.words}>{t("agentLayout.logout")}</span>
            </Button>
          )}
        </div>
      </div>
      {children}
    </Stack>
  );
}
