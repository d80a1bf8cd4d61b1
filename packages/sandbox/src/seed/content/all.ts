import { banners } from "./banners.ts";
import { notices } from "./notices.ts";
import { categories, promotions } from "./promotions.ts";
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
  gameNotices,
].flatMap((rows) => rows.map((row, sort) => ({ ...row, sort })));
