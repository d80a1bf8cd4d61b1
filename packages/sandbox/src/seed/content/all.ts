import { agentNotices } from "./agent-notices.ts";
import { banners } from "./banners.ts";
import { models } from "./models.ts";
import { notices } from "./notices.ts";
import { missions } from "./missions.ts";
import { activities, pointsConfig, raffles } from "./offers.ts";
import { categories, promotions } from "./promotions.ts";
import { countries, terms } from "./registration.ts";
import { gameNotices, help, resources, services } from "./site.ts";

/** Everything an editor of the platform would have written. */
export const seedContent = [
  banners,
  notices,
  categories,
  promotions,
  help,
  resources,
  services,
  models,
  gameNotices,
  activities,
  raffles,
  missions,
  pointsConfig,
  countries,
  terms,
  agentNotices,
].flatMap((rows) => rows.map((row, sort) => ({ ...row, sort })));
