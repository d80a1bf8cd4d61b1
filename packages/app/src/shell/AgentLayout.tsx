import type { ReactNode } from "react";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { LanguageSelect } from "@foyer/ui/language-select";
import { ModeSwitch } from "@foyer/ui/mode-switch";
import { Stack } from "@foyer/ui/stack";
import { useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { chooseMode } from "../mode/mode.ts";
import { useServices } from "../services/services.ts";
import { HeaderLogo } from "./HeaderLogo.tsx";
import { useLanguageChange } from "./useLanguageChange.ts";
import * as styles from "./agentLayout.css.ts";

/**
 * The frame of the agents' area, which has no header, side menu or footer (RTE-18): whose portal it is, the way back
 * to it, language, mode, and the way out.
 */
export function AgentLayout({ children }: { readonly children: ReactNode }) {
  const t = useTranslations();
  const { local } = useServices();
  const { member } = useSession();
  const { open } = useModalActions();
  const { language, languages, change } = useLanguageChange();
  return (
    <Stack gap="x8">
      <div className={styles.bar}>
        <HeaderLogo />
        <div className={styles.actions}>
          <Button variant="quiet" href="/">
            {t("agentLayout.lobby")}
          </Button>
          <LanguageSelect
            languages={languages}
            selected={language.code}
            onSelect={change}
          />
          <ModeSwitch onChange={(mode) => chooseMode(mode, local)} />
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
