import { words } from "./words.ts";

/** Names of tables, by live classification. */
export const liveTables = {
  BACCARAT: "Baccarat",
  SICBO: "Sic Bo",
  ROULETTE: "Roulette",
  DRAGONTIGER: "Dragon Tiger",
  BLACKJACK: "Blackjack",
  AHJONG: "Mahjong",
  THREECARD: "Three-Card Poker",
  WENZHOU: "Wenzhou Pai Gow",
  SEDIE: "Se Die",
  FANTAN: "Fan Tan",
  NIUNIU: "Niu Niu",
  FISHPRAWNCRAB: "Fish Prawn Crab",
  ZJH: "Golden Flower",
} as const;

/** Salons of the live tables. */
export const salons = words(
  "Amber Salon,Velvet Room,Harbour View,Orchid Hall,Blue Hour,Terrace,Library,Winter Garden,Pearl Suite,Rooftop,Gallery,Atrium,Conservatory,Lantern Room,Balcony,Music Room,Long Bar,Silk Room,Garden Court,Observatory,Tea Room,Mezzanine,Corner Table,Grand Hall",
);

/** Card and table games played against others. */
export const cardGames = words(
  "Thirteen,Big Two,Landlords,Pusoy,Rummy,Gin Rummy,Teen Patti,Andar Bahar,Bull Bull,Golden Flower,Domino Gaple,Ceki,Capsa,Red Dog,Chess Duel,Four-Player Mahjong,Two-Seat Mahjong,Tien Len,Xoc Dia,Hi-Lo Duel,Texas Table,Omaha Table,Short Deck,Spades,Whist,Belote,Crazy Eights,Ludo,Carrom,Backgammon",
);
export const rooms = words(
  "Beginners,Club,Gold Room,Fast Table,Night Table,Tournament",
);

export const houseGames = words(
  "Crashline,Paper Plane,Minefield,Plinko Garden,Dice Duel,Coin Ladder,Keno Court,Tower Climb,Wheel of Days,Balloon Rise,Hilo Steps,Limbo Bridge,Diamond Walk,Goal Kick,Rocket Hop,Colour Wheel",
);
export const houseEditions = words("Classic,Turbo,Night,Garden");

export const sports = words(
  "Football,Basketball,Tennis,Cricket,Badminton,Volleyball,Motor Racing,Boxing",
);
export const sportDesks = words(
  "Sportsbook,Live Desk,Virtual League,Outright Desk",
);
export const esports = words(
  "Five-Lane Arena,Bomb Site,Card Clash,Racing Sim,Football Sim,Basketball Sim,Battle Drop,Star Strategy",
);
export const lotteryGames = words(
  "Fast Three,Lucky Five,Six Mark,Eleven Five,Speed Ten,Keno Eight,Daily Three,Power Four,Sunday Seven,Pick Two,Colour Balls,Number Race",
);
export const lotteryRegions = words(
  "Hill Country,River Delta,North Coast,South Coast,Old Town,Island,Highland,Lake District,Central,Border",
);
export const quickDraws = words(
  "One-Minute Three,Three-Minute Five,Five-Minute Ten,Ninety-Second Dice,Speed Keno,Instant Six,Rapid Race,Flash Balls,Quick Colour,Minute Mark",
);
export const cockpits = words(
  "Morning Pit,Red Spur Arena,Bamboo Ring,Sunrise Derby,Market Day Derby,River Ring,Champion Roost,Golden Comb",
);

export const gameSeries = words("Series,League,Open");

export const pitKinds = words("Table,Live,Odds");
