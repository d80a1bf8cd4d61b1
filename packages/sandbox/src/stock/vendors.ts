/** One provider of the catalogue in one category. */
export interface SeedVendor {
  readonly vassalage: string;
  readonly name: string;
  /** Category of its games. */
  readonly gameType: string;
  /** Category it is listed under, if another one. */
  readonly lane?: string;
  /** Number of games. */
  readonly games: number;
  /** True: a click on its card opens its list of games; otherwise it starts its lobby. */
  readonly opensList?: boolean;
}

/** Fictitious providers; a few have games in two categories, as real ones do. */
export const seedVendors = [
  { vassalage: "LANTERN", name: "Lanternrow", gameType: "RNG", games: 112 },
  { vassalage: "KITE", name: "Kitewharf", gameType: "RNG", games: 104 },
  { vassalage: "OAKMOTH", name: "Oakmoth", gameType: "RNG", games: 98 },
  { vassalage: "NINEFOLD", name: "Ninefold Arc", gameType: "RNG", games: 96 },
  { vassalage: "COPPER", name: "Copperwhit", gameType: "RNG", games: 92 },
  { vassalage: "TIDEWICK", name: "Tidewick", gameType: "RNG", games: 88 },
  { vassalage: "MAGPIE", name: "Magpie Quay", gameType: "RNG", games: 84 },
  { vassalage: "EMBER", name: "Emberlune", gameType: "RNG", games: 80 },
  { vassalage: "SALTB", name: "Saltbarrow", gameType: "RNG", games: 76 },
  { vassalage: "QUILL", name: "Quillhop", gameType: "RNG", games: 72 },
  { vassalage: "NORRPIER", name: "Norrpier", gameType: "RNG", games: 68 },
  { vassalage: "VELLUM", name: "Vellumoon", gameType: "RNG", games: 64 },
  { vassalage: "WAYFINCH", name: "Wayfinch", gameType: "RNG", games: 60 },
  { vassalage: "CINDER", name: "Cindermoss", gameType: "RNG", games: 56 },
  { vassalage: "KETTLE", name: "Brightkettle", gameType: "RNG", games: 52 },
  { vassalage: "LOCH", name: "Glimmerloch", gameType: "RNG", games: 48 },
  { vassalage: "HONEYQ", name: "Honeyquarry", gameType: "RNG", games: 44 },
  { vassalage: "PAPERN", name: "Paperntern", gameType: "RNG", games: 40 },
  {
    vassalage: "JADEL",
    name: "Jadeloom",
    gameType: "RNG",
    lane: "JL",
    games: 60,
  },
  {
    vassalage: "JUNIPER",
    name: "Juniperlark",
    gameType: "RNG",
    lane: "JL",
    games: 48,
  },
  { vassalage: "VESPER", name: "Vespergate Live", gameType: "LIVE", games: 36 },
  { vassalage: "IVORY", name: "Ivorylane Studio", gameType: "LIVE", games: 32 },
  { vassalage: "OPALROOM", name: "Opalroom", gameType: "LIVE", games: 30 },
  { vassalage: "TWELVE", name: "Twelve Chairs", gameType: "LIVE", games: 26 },
  { vassalage: "SALON", name: "Salon Merrow", gameType: "LIVE", games: 24 },
  { vassalage: "TIDEWICK", name: "Tidewick", gameType: "LIVE", games: 20 },
  { vassalage: "LANTERN", name: "Lanternrow", gameType: "LIVE", games: 18 },
  {
    vassalage: "DEEPW",
    name: "Deepwhistle",
    gameType: "FISH",
    games: 22,
    opensList: true,
  },
  {
    vassalage: "CORALINE",
    name: "Coral & Line",
    gameType: "FISH",
    games: 18,
    opensList: true,
  },
  {
    vassalage: "NETHAUL",
    name: "Nethaul",
    gameType: "FISH",
    games: 16,
    opensList: true,
  },
  {
    vassalage: "KITE",
    name: "Kitewharf",
    gameType: "FISH",
    games: 12,
    opensList: true,
  },
  {
    vassalage: "TABLEW",
    name: "Tablewren",
    gameType: "PVP",
    games: 30,
    opensList: true,
  },
  {
    vassalage: "FOURSEAT",
    name: "Fourseat",
    gameType: "PVP",
    games: 28,
    opensList: true,
  },
  {
    vassalage: "CARDBAY",
    name: "Cardbay",
    gameType: "PVP",
    games: 24,
    opensList: true,
  },
  {
    vassalage: "PAIRHALL",
    name: "Pairhall",
    gameType: "PVP",
    games: 20,
    opensList: true,
  },
  { vassalage: "HOUSE", name: "Hearthside", gameType: "INHOUSE", games: 24 },
  {
    vassalage: "ATTIC",
    name: "Attic Games",
    gameType: "INHOUSE",
    games: 16,
    opensList: true,
  },
  {
    vassalage: "BACKYARD",
    name: "Backyard Nine",
    gameType: "INHOUSE",
    games: 12,
    opensList: true,
  },
  {
    vassalage: "TOUCHLN",
    name: "Touchline Hall",
    gameType: "SPORTS",
    games: 4,
  },
  { vassalage: "FARPOST", name: "Farpost", gameType: "SPORTS", games: 4 },
  { vassalage: "SIXTHMAN", name: "Sixthman", gameType: "SPORTS", games: 4 },
  { vassalage: "LASTLAP", name: "Lastlap", gameType: "SPORTS", games: 4 },
  { vassalage: "PIXELPIT", name: "Pixelpit", gameType: "ESPORTS", games: 8 },
  { vassalage: "LANECALL", name: "Lanecall", gameType: "ESPORTS", games: 8 },
  { vassalage: "RESPAWN", name: "Respawn Row", gameType: "ESPORTS", games: 6 },
  { vassalage: "LOTT", name: "House Lottery", gameType: "LOTT", games: 20 },
  {
    vassalage: "TCG_LOTTO_VN",
    name: "Red River Draws",
    gameType: "LOTT",
    games: 24,
  },
  { vassalage: "TCG_SEA", name: "Monsoon Draws", gameType: "LOTT", games: 20 },
  { vassalage: "BALLDROP", name: "Balldrop", gameType: "LOTT", games: 16 },
  { vassalage: "TALLY", name: "Tallymark", gameType: "LOTT", games: 12 },
  { vassalage: "ELOTT", name: "Quickdraw House", gameType: "ELOTT", games: 18 },
  { vassalage: "BALLDROP", name: "Balldrop", gameType: "ELOTT", games: 12 },
  { vassalage: "MINUTE", name: "Minutehand", gameType: "ELOTT", games: 10 },
  { vassalage: "SPURYARD", name: "Spuryard", gameType: "COCKFIGHT", games: 8 },
  { vassalage: "DAWNCROW", name: "Dawncrow", gameType: "COCKFIGHT", games: 6 },
] as const satisfies readonly SeedVendor[];

const vendorNames = new Map<string, string>(
  seedVendors.map(({ vassalage, name }) => [vassalage, name]),
);

/** Display name of a provider. */
export const vendorName = (vassalage: string): string =>
  vendorNames.get(vassalage) ?? vassalage;
