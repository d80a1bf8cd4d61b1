import type { IconName } from "@foyer/ui/icon";

/** A place in the portal that a menu leads to. */
export type Place = "home" | "slots" | "promotions" | "me" | "none";

const link = (key: string, label: string, icon: IconName, place: Place) => ({
  key,
  label,
  icon,
  href: `#${key}`,
  selected: key === place,
});

/** What the side menu holds. */
export const sections = (place: Place) => [
  {
    key: "main",
    items: [
      link("home", "Home", "home", place),
      link("promotions", "Promotions", "promo", place),
      link("rewards", "Reward centre", "gift", place),
      link("vip", "VIP bonus", "crown", place),
    ],
  },
  {
    key: "games",
    label: "Games",
    collapsible: true,
    items: [
      link("slots", "Slots", "slots", place),
      link("live", "Live casino", "live", place),
      link("fish", "Fishing", "fish", place),
      link("cards", "Cards", "cards", place),
      link("sports", "Sports", "sports", place),
      link("lottery", "Lottery", "lottery", place),
    ],
  },
  {
    key: "help",
    label: "Help",
    items: [
      link("chat", "Live chat", "chat", place),
      link("licence", "Gaming licence", "shield", place),
    ],
  },
];

/** The five places at a phone's lower edge. */
export const bottomPlaces = (place: Place) => [
  link("home", "Home", "home", place),
  link("search", "Search", "search", place),
  link("deposit", "Deposit", "deposit", place),
  link("promotions", "Promotions", "promo", place),
  link("me", "Me", "user", place),
];

const group = (title: string, labels: readonly string[]) => ({
  key: title,
  title,
  links: labels.map((label) => ({ key: label, label, href: `#${label}` })),
});

export const footerGroups = [
  group("Help", ["Questions", "Playing with care", "Terms", "Privacy"]),
  group("Slots", ["Lumen", "Kavi", "Tessel", "Ninefold"]),
  group("Live casino", ["Ostra", "Nightjar", "Halcyon"]),
  group("Sports", ["Brightwell", "Tessel"]),
];

const nothing = () => undefined;

/** What a member finds under the own name. */
export const memberItems = [
  { key: "account", label: "Account", icon: "user", onSelect: nothing },
  { key: "withdraw", label: "Withdraw", icon: "withdraw", onSelect: nothing },
  { key: "bets", label: "Betting record", icon: "history", onSelect: nothing },
  {
    key: "out",
    label: "Sign out",
    icon: "logout",
    tone: "danger",
    onSelect: nothing,
  },
] as const;

export const categories = [
  { key: "HOME", label: "Home", icon: "home" },
  { key: "RNG", label: "Slots", icon: "slots" },
  { key: "LIVE", label: "Live casino", icon: "live" },
  { key: "FISH", label: "Fishing", icon: "fish" },
  { key: "PVP", label: "Cards", icon: "cards" },
  { key: "SPORTS", label: "Sports", icon: "sports" },
  { key: "ESPORTS", label: "E-sports", icon: "esports" },
  { key: "LOTT", label: "Lottery", icon: "lottery" },
  { key: "FAV", label: "Favourites", icon: "heart" },
] as const;
