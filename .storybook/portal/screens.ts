import { securityChangeKinds } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import {
  sampleContract,
  sampleFlag,
  samplePermission,
  sampleStatus,
  type Handlers,
} from "@foyer/platform/fake";
import { artAt } from "./art.ts";

/** A page of the portal shown in Storybook. */
export interface Screen {
  readonly label: string;
  /** Its address in the portal. */
  readonly path: string;
  readonly visitor: "guest" | "member" | "agent";
  /** The address opens a dialog, which is what the screen shows. */
  readonly dialog?: true;
  /** The platform's answers that differ from those on the other screens. */
  readonly answers?: Handlers;
}

/** A message to customer service. */
const asked = (number: string, state: string, questionType: string) => ({
  number,
  state,
  questionType,
  content: "The reels stand still.",
  time: Date.UTC(2026, 0, 7, 9, 30),
});

/** An answer as long as one can be, with a word that fits no line. */
const long = {
  by: "SERVICE",
  content: `${"We have checked the reels.\n".repeat(34)}${"x".repeat(80)}`,
  time: Date.UTC(2026, 0, 7, 11),
};

/** The screens by their keys. */
export const screens = {
  home: { label: "Home", path: "/", visitor: "guest" },
  member: { label: "Home, member", path: "/", visitor: "member" },
  category: { label: "Category", path: "/rng", visitor: "guest" },
  login: {
    label: "Sign in",
    path: "/login",
    visitor: "guest",
    dialog: true,
  },
  register: {
    label: "Registration",
    path: "/register",
    visitor: "guest",
    dialog: true,
  },
  promotions: { label: "Promotions", path: "/promotions", visitor: "guest" },
  promotion: {
    label: "Dialog",
    path: "/promotions?id=11",
    visitor: "guest",
    dialog: true,
  },
  deposit: {
    label: "Deposit",
    path: "/member?page=depositv2",
    visitor: "member",
  },
  withdraw: {
    label: "Withdraw",
    path: "/member?page=withdraw",
    visitor: "member",
  },
  account: {
    label: "Account",
    path: "/member?page=securityCenter",
    visitor: "member",
  },
  security: {
    label: "Security center, an authenticator on",
    path: "/member?page=securityCenter",
    visitor: "member",
    answers: {
      totp: () => ({ enabled: 1 }),
      security: () => ({
        mobile: "+60 •••• 147",
        email: "m•••@a-rather-long-name-of-a-mail-provider.example",
        emailConfirmed: 0,
        recoveryCodes: 3,
        resetBy: "mobile",
        resetHoldHours: 24,
      }),
      securityChanges: () => ({
        list: securityChangeKinds.map((kind, index) => ({
          at: Date.UTC(2026, 0, 7 - index, 11),
          kind,
          device: index % 2 === 0 ? "Safari on iPhone" : "",
          place: "203.0.113.77",
        })),
        totalPages: 1,
      }),
    },
  },
  securityFailed: {
    label: "Security center, failed",
    path: "/member?page=securityCenter",
    visitor: "member",
    answers: {
      security: () => {
        throw new CallError({ code: "FEATURE_OFF" });
      },
    },
  },
  records: {
    label: "Records",
    path: "/member?page=personalHistoryCopy",
    visitor: "member",
  },
  noRecords: {
    label: "Records, none",
    path: "/member?page=personalHistoryCopy",
    visitor: "member",
    answers: {
      betRecords: () => ({ list: [], totalPages: 0, totalCount: 0 }),
    },
  },
  failedRecords: {
    label: "Records, failed",
    path: "/member?page=personalHistoryCopy",
    visitor: "member",
    answers: {
      betRecords: () => {
        throw new CallError({ code: "FEATURE_OFF" });
      },
    },
  },
  feedback: {
    label: "Feedback",
    path: "/member?page=feedback",
    visitor: "member",
    answers: {
      feedbackList: () => ({
        list: [
          asked("F-104219", "OPEN", "SUGGESTION"),
          asked("F-104218", "ANSWERED", "GAME"),
          asked("F-104217", "CLOSED", "DEPOSIT"),
        ],
        totalPages: 2,
        pictures: 3,
      }),
      feedbackThread: ({ number }) =>
        number === "F-104219"
          ? { ...asked(number, "OPEN", "SUGGESTION"), lines: [long, long] }
          : {
              ...asked(
                number,
                number === "F-104217" ? "CLOSED" : "ANSWERED",
                "GAME",
              ),
              lines: [
                {
                  ...long,
                  content: "Please restart the game. Does it go on?",
                  images: ["banner-koi", "goods-kite", "promotion-12"].map(
                    artAt,
                  ),
                },
              ],
            },
    },
  },
  vip: { label: "VIP ranks", path: "/member?page=vipBonus", visitor: "member" },
  noFeedback: {
    label: "Feedback, none",
    path: "/member?page=feedback",
    visitor: "member",
    answers: { feedbackList: () => ({ list: [], totalPages: 0 }) },
  },
  failedFeedback: {
    label: "Feedback, failed",
    path: "/member?page=feedback",
    visitor: "member",
    answers: {
      feedbackList: () => {
        throw new CallError({ code: "FEATURE_OFF" });
      },
    },
  },
  mall: { label: "Points mall", path: "/pointMall", visitor: "member" },
  overview: {
    label: "Agent, overview",
    path: "/agentHome?page=agentTeamOverview",
    visitor: "agent",
  },
  team: {
    label: "Agent, team",
    path: "/agentHome?page=downlineManagmentView",
    visitor: "agent",
  },
  links: {
    label: "Agent, registration links",
    path: "/agentHome?page=registerCenter&tab=links",
    visitor: "agent",
  },
  contracts: {
    label: "Agent, contracts",
    path: "/agentHome?page=agentDailyWages2",
    visitor: "agent",
    answers: {
      permission: () => ({
        ...samplePermission({ whitelabel: [sampleFlag("AGENTPOLICY3", true)] }),
      }),
      consolidatedFunds: () => ({ dailysalreqtype: "1" }),
      contractList: () => ({
        list: [
          sampleContract({ id: "C-2", type: "DAILY", rate: "1.2" }),
          sampleContract({ id: "C-1", type: "DAILY", state: "ACTIVE" }),
        ],
        totalPages: 1,
      }),
    },
  },
  maintenance: {
    label: "Maintenance",
    path: "/",
    visitor: "guest",
    answers: {
      systemStatus: () =>
        sampleStatus({
          maintenance: {
            on: true,
            message: "Back at noon.",
            endTime: Date.UTC(2026, 0, 8, 6, 30),
          },
        }),
    },
  },
  notFound: { label: "Not found", path: "/no-such-page", visitor: "guest" },
} as const satisfies Readonly<Record<string, Screen>>;

/** A selector for `querySelector` that matches once a screen is there. */
export const headingOf = ({ dialog }: Screen): string =>
  dialog ? "[role=dialog] h2" : "main :is(h1,h2)";

export type ScreenName = keyof typeof screens;

/** Whether this is the name of a screen. */
export const isScreen = (name: string): name is ScreenName =>
  Object.hasOwn(screens, name);

/** The address of a page of a brand's own. */
export type OwnPage = `/p/${string}`;

/** Whether this is such an address. */
export const isOwnPage = (name: string): name is OwnPage =>
  /^\/p\/[a-z0-9-]+$/.test(name);

/**
 * A page of the portal, by the name of its screen or by the address of a brand's own page.
 *
 * @example screenAt("/p/rooms").path // "/p/rooms"
 */
export const screenAt = (name: ScreenName | OwnPage): Screen =>
  isOwnPage(name)
    ? { label: name, path: name, visitor: "guest" }
    : screens[name];
