import { brand, type Row } from "./breaking.ts";

/* Hosts and pages of brand.json, and how it arranges the portal. */

const hosts = (more: object) =>
  brand({ hosts: { image: [], game: [], frame: [], connect: [], ...more } });
const off = (...paths: string[]) =>
  brand({ routes: { off: paths, needsLogin: [] } });
const locked = (...paths: string[]) =>
  brand({ routes: { off: [], needsLogin: paths } });
const layout = (change: object) => brand({ layout: change });

export const brokenPlaces: readonly Row[] = [
  [
    "a host with a path",
    hosts({ image: ["https://img.lake.example/x"] }),
    "brand.json, hosts.image.0: is",
  ],
  [
    "a host with a slash at its end",
    hosts({ image: ["https://img.lake.example/"] }),
    "must be an origin, as https://cdn.example",
  ],
  [
    "a host that is a directive",
    hosts({ frame: ["https://a.example; script-src *"] }),
    "brand.json, hosts.frame.0: is",
  ],
  [
    "every host",
    hosts({ game: ["*"] }),
    'brand.json, hosts.game.0: is "*": must be an origin',
  ],
  [
    "every host of a country's companies",
    hosts({ game: ["https://*.co.uk"] }),
    "hosts.game: https://*.co.uk would allow every site under .co.uk",
  ],
  [
    "a host of this machine",
    hosts({ connect: ["https://localhost:4174"] }),
    "hosts.connect: https://localhost:4174 is this machine",
  ],
  [
    "a host inside a network",
    hosts({ connect: ["https://192.168.1.4"] }),
    "hosts.connect: https://192.168.1.4 is inside a network, where players cannot reach it",
  ],
  [
    "a port that there is not",
    hosts({ link: ["https://get.lake.example:99999"] }),
    'hosts.link: "https://get.lake.example:99999" is not an address',
  ],
  [
    "a misspelt kind of host",
    hosts({ images: [] }),
    'brand.json, hosts.images: is not a known key (did you mean "image"?)',
  ],
  [
    "a kind of host that is missing",
    brand({ hosts: { image: [], game: [], frame: [] } }),
    "brand.json, hosts.connect: is missing",
  ],
  [
    "a good host beside a bad one",
    hosts({ image: ["nonsense", "http://img.lake.example"] }),
    [
      "brand.json, hosts.image.0: is",
      "hosts.image: http://img.lake.example is not encrypted",
    ],
  ],
  [
    "a page by its common name",
    off("/download"),
    'routes.off: "/download" is not a page of the portal (did you mean "/down"?)',
  ],
  [
    "a page by another common name",
    off("/app"),
    '"/app" is not a page of the portal (did you mean "/down"?)',
  ],
  [
    "a page in British English",
    off("/favourites"),
    '"/favourites" is not a page of the portal (did you mean "/favorite"?)',
  ],
  [
    "a page by what it shows",
    locked("/live-casino"),
    'routes.needsLogin: "/live-casino" is not a page of the portal (did you mean "/live"?)',
  ],
  [
    "a page in capitals",
    off("/LIVE"),
    '"/LIVE" is not a page of the portal (did you mean "/live"?)',
  ],
  [
    "a page without a slash",
    off("live"),
    'brand.json, routes.off.0: is "live": must be a path, as /live',
  ],
  [
    "a page that leaves the portal",
    off("/../secret"),
    "brand.json, routes.off.0: is",
  ],
  [
    "a login before the login",
    locked("/login"),
    'routes.needsLogin: "/login" cannot need a login',
  ],
  [
    "a login before the lobby",
    locked("/"),
    'routes.needsLogin: "/" cannot need a login',
  ],
  [
    "a page twice",
    off("/help", "/help"),
    'routes.off: "/help" is listed twice',
  ],
  [
    "the agents' login without their pages",
    off("/agent"),
    'routes.off: "/agentHome" sends everyone but agents to "/agent"',
  ],
  [
    "a page that is off and locked",
    brand({ routes: { off: ["/help"], needsLogin: ["/help"] } }),
    'routes.needsLogin: "/help" is switched off in routes.off',
  ],
  [
    "a text for a list of pages",
    brand({ routes: { off: "/help", needsLogin: ["/vault"] } }),
    [
      "brand.json, routes.off: must be a list",
      '"/vault" is not a page of the portal',
    ],
  ],
  [
    "a home page of nothing",
    layout({ home: { sections: [] } }),
    "brand.json, layout.home.sections: is empty",
  ],
  [
    "a section that there is not",
    layout({ home: { sections: ["jackpots"] } }),
    'layout.home.sections.0: is "jackpots": must be one of banner',
  ],
  [
    "a rail of no category",
    layout({ home: { rails: ["SLOTS"] } }),
    'layout.home.rails.0: is "SLOTS", but must be one of "HOME"',
  ],
  [
    "two places of a phone",
    layout({ phonePlaces: ["home", "account"] }),
    "layout.phonePlaces: has 2 entries; at least 3 are needed",
  ],
  [
    "six places of a phone",
    layout({
      phonePlaces: ["home", "account", "recent", "live", "slots", "sports"],
    }),
    "layout.phonePlaces: has 6 entries; at most 5 are allowed",
  ],
  [
    "banners that hurry",
    layout({ banner: { autoplay: 2 } }),
    "brand.json, layout.banner.autoplay: ",
  ],
  [
    "a pager of ten",
    layout({ pager: { links: 10 } }),
    "brand.json, layout.pager.links: is 10, but must be 9 or less",
  ],
  [
    "a page size that no call takes",
    layout({ pager: { sizes: [7] } }),
    "layout.pager.sizes.0: is 7, but must be one of 10, 20, 50, 100",
  ],
  [
    "a style sheet for a choice",
    layout({ gameCard: "tile;}*{display:none" }),
    "layout.gameCard: is",
  ],
  [
    "a part of the layout that there is not",
    layout({ footer: "wide", haeder: 1 }),
    [
      "layout.footer: is not a known key",
      'layout.haeder: is not a known key (did you mean "header"?)',
    ],
  ],
];
