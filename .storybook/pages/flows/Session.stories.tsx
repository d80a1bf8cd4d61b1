import {
  sessionMachine,
  sessionView,
  type SessionKind,
  type SessionView,
} from "@foyer/flows/session";
import { Button } from "@foyer/ui/button";
import { Header } from "@foyer/ui/header";
import { MemberBlock } from "@foyer/ui/member-block";
import { MemberMenu } from "@foyer/ui/member-menu";
import { Skeleton } from "@foyer/ui/skeleton";
import { toast, Toaster } from "@foyer/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import {
  answers,
  silent,
} from "../../../packages/flows/src/testing/at-state.ts";
import { BrandLogo } from "./BrandLogo.tsx";
import { nothing, flowStories } from "./flowStories.tsx";
import { none, sampleMember, sessionAt } from "./portal.ts";
import * as css from "./states.css.ts";

export default { title: "Flows/Session", tags: ["!autodocs"] } satisfies Meta;

/** The items of the member's menu, under the username. */
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
        text: "Your account could not be loaded",
        actionLabel: "Try again",
        onAction: onRetry,
      });
    return () => toast.dismiss("session");
    // Each notice is shown once, whichever function retries.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [notice, canRetry]);
  return <Toaster />;
}

const { chart, story } = flowStories({
  name: "Session",
  lead: "Who is using the site, in this tab and others: a visitor, a trial account or a full account.",
  keywords: ["statechart", "flow", "token", "guest", "trial", "member"],
  machine: sessionMachine,
  view: sessionView,
  /** The header for a visitor or member, and notices that are shown once. */
  draw: ({ view, send }) => {
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
        <Notice view={view} onRetry={() => send({ type: "session.retried" })} />
      </>
    );
  },
  layout: "fullscreen",
  phases: {
    of: ({ kind }) => kind,
    all: {
      unknown: true,
      guest: true,
      trial: true,
      full: true,
    } satisfies Record<SessionKind, true>,
  },
});

export const Statechart: StoryObj = chart;
export const Restoring: StoryObj = story(() =>
  sessionAt(["restoring"], { restoreToken: silent() }),
);
export const Guest: StoryObj = story(() =>
  sessionAt(["guest"], { restoreToken: answers(none) }),
);
export const LoadingMember: StoryObj = story(() =>
  sessionAt(["signedIn.loadingMember"], { loadMember: silent() }),
);
export const Trial: StoryObj = story(() =>
  sessionAt(["signedIn.trial"], {
    loadMember: answers({ ok: sampleMember("trial") }),
  }),
);
export const Full: StoryObj = story(() => sessionAt(["signedIn.full"]));
export const AwaitingPassword: StoryObj = story(() =>
  sessionAt(["signedIn.awaitingPassword"], {
    restoreToken: answers({
      ok: { token: "sample", passwordDue: "expired" },
    }),
  }),
);
export const MemberUnknown: StoryObj = story(() =>
  sessionAt(["signedIn.memberUnknown"], {
    loadMember: answers({ error: { reason: "NETWORK" } }),
  }),
);
export const GuestAfterExpiry: StoryObj = story(() =>
  sessionAt(["signedIn.full", { type: "session.expired" }, "guest"]),
);
export const GuestAfterAnotherTab: StoryObj = story(() =>
  sessionAt([
    "signedIn.full",
    {
      type: "session.signedOutElsewhere",
      token: "sample",
      memberId: undefined,
    },
    "guest",
  ]),
);
