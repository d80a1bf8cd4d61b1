import { words, type Words } from "./words.ts";

/** Word lists of one theme; patterns take `A` (adjective), `N` (thing), `P` (place), `O` (owner). */
export interface Theme {
  readonly adjectives: Words;
  readonly things: Words;
  readonly places: Words;
  readonly owners: Words;
}

/** Themes of slot machines; every title is composed, none is taken from a game on the market. */
export const slotThemes: readonly [Theme, ...Theme[]] = [
  {
    adjectives: words(
      "Paper,Amber,Floating,Festival,Silk,Harbour,Rainy,Vermilion,Painted,Drifting",
    ),
    things: words(
      "Lanterns,Teapots,Koi,Parasols,Fans,Cranes,Ferries,Peonies,Drums,Umbrellas",
    ),
    places: words(
      "Willow Bridge,Plum Alley,the Night Market,Heron Lake,Nine Steps,Tea Street",
    ),
    owners: words(
      "The Lamplighter,Auntie Mei,The Ferryman,The Tea Master,The Kite Maker",
    ),
  },
  {
    adjectives: words(
      "Sunlit,Sugared,Orchard,Sticky,Ripe,Juicy,Tangy,Market,Wild,Picnic",
    ),
    things: words(
      "Plums,Cherries,Mangoes,Melons,Limes,Apricots,Berries,Lychees,Pears,Figs",
    ),
    places: words(
      "Orchard Lane,Pear Tree Hill,the Fruit Stall,Marmalade Row,Sunday Market",
    ),
    owners: words(
      "Granny Quince,The Greengrocer,The Jam Maker,Cousin Fig,The Beekeeper",
    ),
  },
  {
    adjectives: words(
      "Sapphire,Faceted,Buried,Velvet,Gleaming,Quiet,Cut,Emerald,Opal,Starlit",
    ),
    things: words(
      "Gems,Geodes,Crowns,Caskets,Pendants,Signets,Prisms,Veins,Beads,Keys",
    ),
    places: words(
      "the Deep Vault,Quartz Hollow,the Lower Gallery,Opal Cove,Cutters Row",
    ),
    owners: words(
      "The Jeweller,The Miner,Lady Garnet,The Locksmith,The Vault Keeper",
    ),
  },
  {
    adjectives: words(
      "Moonlit,Silver,Deep,Drowsy,Salt,Coral,Tidal,Whispering,Pearl,Northern",
    ),
    things: words(
      "Whales,Mermaids,Anchors,Shells,Lighthouses,Harpoons,Pearls,Reefs,Sails,Currents",
    ),
    places: words(
      "Gull Island,the Long Reef,Lantern Bay,the Seventh Tide,Kelp Harbour",
    ),
    owners: words(
      "The Harbour Pilot,Captain Wren,The Pearl Diver,The Lighthouse Cat,Old Barnacle",
    ),
  },
  {
    adjectives: words(
      "Ember,Jade,Cloud,Slumbering,Coiled,Copper,Thunder,Ninefold,Gilded,Patient",
    ),
    things: words(
      "Dragons,Scales,Hatchlings,Embers,Talons,Hoards,Wings,Flames,Wyrms,Peaks",
    ),
    places: words(
      "Ember Peak,the Cloud Stair,Scale Canyon,the Jade Gorge,Thunder Ridge",
    ),
    owners: words(
      "The Dragon Tutor,Little Scale,The Cloud Keeper,The Hoard Clerk,Mother Ember",
    ),
  },
  {
    adjectives: words(
      "Brass,Clockwork,Steaming,Midnight,Rattling,Polished,Winding,Spare,Electric,Grand",
    ),
    things: words(
      "Gears,Automatons,Airships,Pistons,Chimes,Engines,Monocles,Springs,Tickets,Carriages",
    ),
    places: words(
      "Platform Eleven,the Cog Works,Boiler Street,the Upper Deck,Chime Tower",
    ),
    owners: words(
      "The Clockmaker,Inspector Brass,The Stoker,Madame Piston,The Night Porter",
    ),
  },
  {
    adjectives: words(
      "Desert,Sandstone,Golden,Hidden,Noon,Painted,Sunken,Caravan,Ochre,Silent",
    ),
    things: words(
      "Scarabs,Obelisks,Oases,Camels,Scrolls,Dunes,Jars,Amulets,Gates,Falcons",
    ),
    places: words(
      "the Blue Oasis,Dune Gate,the Ninth Dune,Palm Well,the Sand Library",
    ),
    owners: words(
      "The Caravan Guide,The Scribe,The Well Keeper,The Falconer,The Map Seller",
    ),
  },
  {
    adjectives: words(
      "Neon,Late,Velvet,Electric,Chrome,Roller,Jukebox,Cosmic,Turbo,Magnetic",
    ),
    things: words(
      "Sevens,Boulevards,Comets,Rockets,Records,Arcades,Skates,Diners,Sirens,Orbits",
    ),
    places: words(
      "Orbit Avenue,the Last Diner,Pier Nineteen,Neon Corner,Moonbase Six",
    ),
    owners: words(
      "DJ Comet,The Night Driver,Rocket Rita,The Ticket Taker,Captain Chrome",
    ),
  },
  {
    adjectives: words(
      "Mossy,Foxglove,Enchanted,Acorn,Twilight,Hollow,Bramble,Firefly,Fern,Curious",
    ),
    things: words(
      "Foxes,Mushrooms,Owls,Acorns,Hares,Fireflies,Badgers,Toadstools,Wrens,Antlers",
    ),
    places: words(
      "Bramble Wood,the Old Oak,Fern Hollow,Owl Corner,the Mossy Steps",
    ),
    owners: words(
      "The Woodcutter,Mister Badger,The Moth Queen,Aunt Acorn,The Hedge Witch",
    ),
  },
  {
    adjectives: words(
      "Snowy,Frosted,Aurora,Woollen,Crystal,Polar,Winter,Icebound,Cosy,Pale",
    ),
    things: words(
      "Sleighs,Foxfires,Mittens,Icicles,Reindeer,Bells,Cabins,Snowdrops,Lynxes,Skates",
    ),
    places: words(
      "Cabin Nine,the Frozen Fjord,Pine Lodge,Sleigh Hill,the Northern Gate",
    ),
    owners: words(
      "The Ice Fisher,Grandfather Frost-Beard,The Sleigh Maker,Lumi,The Baker of Pine Lodge",
    ),
  },
  {
    adjectives: words(
      "Carnival,Masked,Spinning,Confetti,Merry,Midsummer,Striped,Laughing,Gala,Feathered",
    ),
    things: words(
      "Masks,Jesters,Ribbons,Carousels,Trumpets,Balloons,Acrobats,Fiddles,Tents,Parades",
    ),
    places: words(
      "the Big Tent,Carousel Square,Ribbon Street,the Masked Ball,Fairground Hill",
    ),
    owners: words(
      "The Ringmaster,Madame Confetti,The Stilt Walker,Signor Trumpet,The Juggler",
    ),
  },
  {
    adjectives: words(
      "Spiced,Sizzling,Copper,Busy,Golden,Crispy,Saffron,Sunday,Steaming,Secret",
    ),
    things: words(
      "Dumplings,Noodles,Skillets,Peppers,Pancakes,Buns,Ovens,Recipes,Ladles,Waffles",
    ),
    places: words(
      "Kitchen Nine,Pepper Street,the Corner Bakery,Noodle Bridge,Supper Club",
    ),
    owners: words(
      "Chef Saffron,The Dumpling Twins,Uncle Wok,The Baker,The Spice Trader",
    ),
  },
];

export const fishThemes: Theme = {
  adjectives: words(
    "Abyssal,Coral,Lucky,Thunder,Golden,Roaring,Icy,Deep,Turbo,Emerald,Midnight,Royal",
  ),
  things: words(
    "Anglers,Lagoon,Squid,Trawl,Leviathan,Reef,Sharks,Turtles,Trench,Catch,Manta,Lobsters",
  ),
  places: words(
    "Kraken Bay,the Blue Hole,Turtle Atoll,Storm Cape,the Glass Sea,Coral City",
  ),
  owners: words("The Diver,Captain Haddie,The Sea Witch,The Harpooner"),
};

export const rareAdjective = words(
  "Second,New,Great,Little,Royal,Wandering,Forgotten,Lucky,Secret,Endless,Double,Last",
);

/** Suffixes of a slot machine's name, by kind. */
export const slotEndings = {
  SC: "Scratch",
  VP: "Video Poker",
  JP: "Jackpot",
  TG: "Table",
  AC: "Arcade",
  BG: "Bingo",
} as const;
