import { words } from "../../stock/words.ts";

/** Length and scoring of a sport's matches. */
export interface Sport {
  readonly code: string;
  /** Minutes. */
  readonly length: number;
  /** Maximum number of scores in a match. */
  readonly chances: number;
  /** How many of 100 chances score. */
  readonly luck: number;
  /** The possible values of one score. */
  readonly points: readonly number[];
  readonly leagues: readonly string[];
}

const football: Sport = {
  code: "FOOTBALL",
  length: 90,
  chances: 9,
  luck: 30,
  points: [1],
  leagues: words("Harbour League,Northern Cup,Lake District Premier"),
};
const basketball: Sport = {
  code: "BASKETBALL",
  length: 48,
  chances: 110,
  luck: 75,
  points: [1, 2, 2, 2, 3],
  leagues: words("Island Hoops League,Old Town Basketball"),
};
const volleyball: Sport = {
  code: "VOLLEYBALL",
  length: 100,
  chances: 6,
  luck: 70,
  points: [1],
  leagues: words("Coast Volleyball Series"),
};
const hockey: Sport = {
  code: "HOCKEY",
  length: 60,
  chances: 12,
  luck: 40,
  points: [1],
  leagues: words("Winter Rink League"),
};
const arena: Sport = {
  code: "ARENA",
  length: 45,
  chances: 60,
  luck: 60,
  points: [1],
  leagues: words("Five-Lane Open,Lantern Arena Series"),
};
const tactical: Sport = {
  code: "TACTICAL",
  length: 50,
  chances: 24,
  luck: 90,
  points: [1],
  leagues: words("Bomb Site Masters,Night Squad League"),
};

/** The sports on which each provider takes bets. */
export const desks: readonly {
  readonly vassalage: string;
  readonly gameType: "SPORTS" | "ESPORTS";
  readonly sport: Sport;
}[] = [
  { vassalage: "TOUCHLN", gameType: "SPORTS", sport: football },
  { vassalage: "FARPOST", gameType: "SPORTS", sport: volleyball },
  { vassalage: "SIXTHMAN", gameType: "SPORTS", sport: basketball },
  { vassalage: "LASTLAP", gameType: "SPORTS", sport: hockey },
  { vassalage: "PIXELPIT", gameType: "ESPORTS", sport: arena },
  { vassalage: "LANECALL", gameType: "ESPORTS", sport: arena },
  { vassalage: "RESPAWN", gameType: "ESPORTS", sport: tactical },
];

/** Invented towns and clubs; two of them make a match. */
export const clubs = {
  SPORTS: words(
    "Northwater,Lindenfield,Copper Vale,Eastmoor,Saltmarsh,Hollow Bridge,Ferrywick,Stonecross,Amber Quay,Millbrook Rovers,Kestrel Park,Larchwood,Oldhaven,Ravenport,Thistledown,Westering,Greyharbour,Brightwell,Foxglove United,Marlow Heath,Pinecliff,Silverton Mere,Tarn Athletic,Wrenfield",
  ),
  ESPORTS: words(
    "Paper Tigers,Null Lantern,Night Herons,Copper Foxes,Static Bloom,Glass Cannons,Velvet Ravens,Quiet Storm,Seven Sparks,Iron Moths,Low Orbit,Salt Wolves,Neon Otters,Cinder Kites",
  ),
} as const;
