import { sessionView, type SessionView } from "@foyer/flows/session";
import { Button } from "@foyer/ui/button";
import { Header } from "@foyer/ui/header";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu } from "@foyer/ui/member-menu";
import { Skeleton } from "@foyer/ui/skeleton";
import { toast, Toaster } from "@foyer/ui/toast";
import { useEffect } from "react";
import { BrandLogo } from "./BrandLogo.tsx";
import type { sessionStates } from "./session.ts";
import { nothing, useFlow } from "./stateStories.tsx";
import * as css from "./states.css.ts";
import type { ActorOf } from "./storied.ts";

/** What a member finds under the own name. */
const memberItems = [
  { key: "account", label: "My account", icon: "user", onSelect: nothing },
  {
    key: "signOut",
    label: "Log out",
    icon: "logout",
    tone: "danger",
    onSelect: nothing,
  },
] as const;

interface SessionStateProps {
  readonly actor: ActorOf<typeof sessionStates>;
}

/** The header for whoever is here, and what is said once. */
export function SessionState({ actor }: SessionStateProps) {
  const view = useFlow(actor, sessionView);
  const { kind, member } = view;
  return (
    <>
      <Header homeHref="#home" logo={<BrandLogo />} onMenu={nothing}>
        {kind === "unknown" && (
          <span className={css.pending} aria-hidden="true">
            <Skeleton shape="control" />
          </span>
        )}
        {kind === "guest" && (
          <>
            <Button variant="quiet">Log in</Button>
            <Button tone="accent">Register</Button>
          </>
        )}
        {member && (
          <MemberBlock
            account={member.account}
            currencySymbol={member.currencySymbol}
            balance="1234.50"
            balanceState="fresh"
            masked={false}
            onMaskedChange={nothing}
            onRefresh={nothing}
            onDeposit={nothing}
            menu={
              <MemberMenu
                account={member.account}
                items={memberItems}
                onCopied={nothing}
              />
            }
          />
        )}
      </Header>
      <Notice
        view={view}
        onRetry={() => actor.send({ type: "session.retried" })}
      />
    </>
  );
}

const notices = {
  expired: "Please log in again",
  signedOutElsewhere: "You logged out in another tab",
} as const;

interface NoticeProps {
  readonly view: SessionView;
  readonly onRetry: () => void;
}

function Notice({ view: { notice, canRetry }, onRetry }: NoticeProps) {
  useEffect(() => {
    if (notice)
      toast.show({ id: "session", tone: "warning", text: notices[notice] });
    if (canRetry)
      toast.show({
        id: "session",
        tone: "danger",
        text: "Your account could not be read",
        actionLabel: "Try again",
        onAction: onRetry,
      });
    return () => toast.dismiss("session");
    // Said once for each of them, whichever function tries again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [notice, canRetry]);
  return <Toaster />;
}
