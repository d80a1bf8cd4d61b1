/** A page of the portal that the studio shows. */
export interface Screen {
  readonly label: string;
  /** Its address in the portal. */
  readonly path: string;
  readonly visitor: "guest" | "member";
}

/** The pages that decide how a portal looks, by their keys. */
export const screens = {
  home: { label: "Home", path: "/", visitor: "guest" },
  member: { label: "Home, member", path: "/", visitor: "member" },
  category: { label: "Category", path: "/rng", visitor: "guest" },
  login: { label: "Sign in", path: "/login", visitor: "guest" },
  register: { label: "Registration", path: "/register", visitor: "guest" },
  promotion: {
    label: "Dialog",
    path: "/promotions?id=11",
    visitor: "guest",
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
  records: {
    label: "Records",
    path: "/member?page=personalHistoryCopy",
    visitor: "member",
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

/** Whether a screen goes by this name. */
export const isScreen = (name: string): name is ScreenName =>
  Object.hasOwn(screens, name);

/** Names of the screens, in order. */
export const screenNames: readonly ScreenName[] =
  Object.keys(screens).filter(isScreen);
