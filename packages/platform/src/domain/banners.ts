import type { Banner } from "../calls/content.ts";

/** Places that have their own banners (BAN-06, PRO-01). */
export const bannerGroups = [
  "w_home",
  "w_leftmenu",
  "w_license",
  "w_login",
  "w_register",
  "w_forget",
  "w_promotion",
] as const;
export type BannerGroup = (typeof bannerGroups)[number];

/**
 * Banners of one place, in the platform's order.
 *
 * @example bannersOf(announcements.banners, "w_home")
 */
export function bannersOf(
  banners: readonly Banner[],
  group: BannerGroup,
): readonly Banner[] {
  return banners.filter(({ groupName }) => groupName === group);
}
