import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { Header } from "@foyer/ui/header";
import { Skeleton } from "@foyer/ui/skeleton";
import { useOpenPanel, useSession } from "../actors/actors.ts";
import { useModalActions } from "../navigation/modals.ts";
import { LanguageChoice, ModeChoice } from "./Choices.tsx";
import { useServices } from "../services/services.ts";
import { HeaderLogo } from "./HeaderLogo.tsx";
import { HeaderMember } from "./HeaderMember.tsx";
import * as styles from "./shell.css.ts";

interface ShellHeaderProps {
  /** True on game pages. */
  readonly game: boolean;
  /** Opens the side menu on a phone; absent on game pages. */
  readonly onMenu?: (() => void) | undefined;
}

/**
 * The header for the current session: login and registration buttons for a visitor, the member's block for a member.
 */
export function ShellHeader({ game, onMenu }: ShellHeaderProps) {
  const t = useTranslations();
  const { kind, member } = useSession();
  const { open } = useModalActions();

  return (
    <Header
      homeHref="/"
      logo={<HeaderLogo />}
      onMenu={onMenu}
      // Rendered from the start, so that nothing beside it moves; the gate waits until the session is known.
      navigation={<HeaderNavigation agent={member?.agent ?? false} />}
    >
      {kind === "unknown" && (
        <span className={styles.headerPending} aria-hidden="true">
          <Skeleton shape="control" />
        </span>
      )}
      {kind === "guest" && (
        <>
          <Button
            id="account"
            variant="quiet"
            onClick={() => open({ name: "login" })}
          >
            {t("header.login")}
          </Button>
          <Button tone="accent" onClick={() => open({ name: "register" })}>
            {t("header.register")}
          </Button>
        </>
      )}
      {member && <HeaderMember member={member} hideBalance={game} />}
      <span className={styles.wideOnly}>
        <LanguageChoice />
        <ModeChoice />
      </span>
    </Header>
  );
}

/**
 * Deposit and withdrawal, through the gate; the link to the agents' area for agents, or for everybody if the brand
 * wants it (HDR-15, OPN-74).
 */
function HeaderNavigation({ agent }: { readonly agent: boolean }) {
  const t = useTranslations();
  const openPanel = useOpenPanel();
  const { brand } = useServices();
  const toAgents =
    (agent || brand.agentEntry === "all") &&
    !brand.routes.off.includes("/agent");
  return (
    <>
      <Button variant="quiet" onClick={() => openPanel("member", "depositv2")}>
        {t("header.deposit")}
      </Button>
      <Button variant="quiet" onClick={() => openPanel("member", "withdraw")}>
        {t("header.withdraw")}
      </Button>
      {toAgents && (
        <Button variant="quiet" href="/agent">
          {t("header.agent")}
        </Button>
      )}
    </>
  );
}
