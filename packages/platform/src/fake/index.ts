export { sampleProfileField, sampleRecoveryCodes } from "./account-handlers.ts";
export {
  sampleDownline,
  sampleLink,
  sampleRevenueDays,
  sampleSalary,
  sampleSource,
  sampleTeam,
  sampleTeamDays,
} from "./agents.ts";
export {
  sampleAnnouncement,
  sampleBanner,
  samplePromotion,
} from "./content.ts";
export {
  type FakePlatform,
  fakePlatform,
  openSealer,
  type SeenCall,
} from "./fake-platform.ts";
export type { CallName, Failure, Handler, Handlers } from "./fake-types.ts";
export {
  sampleGame,
  sampleGames,
  sampleLane,
  sampleLanes,
  sampleVendor,
  sampleVendors,
} from "./games.ts";
export { sampleHandlers } from "./handlers.ts";
export { sampleContract, sampleReceipt } from "./money.ts";
export { sampleColor, samplePicture } from "./picture.ts";
export {
  sampleFlag,
  sampleMember,
  samplePermission,
  sampleStatus,
} from "./site.ts";
export { sampleToken } from "./token.ts";
