export { isAgent, sessionKindOf } from "./account.ts";
export { analyticsTag } from "./analytics.ts";
export {
  executionsOf,
  popupClosed,
  popupKey,
  type Reader,
  visibleTo,
} from "./announcements.ts";
export { type BannerGroup, bannerGroups, bannersOf } from "./banners.ts";
export {
  categories,
  offeredCategories,
  type Category,
  categoryOf,
  categoryOfPath,
} from "./categories.ts";
export { type CdnChoice, chooseCdn } from "./cdn.ts";
export {
  type Classification,
  classificationOf,
  classificationsIn,
  liveClassifications,
  slotClassifications,
  tabClassifications,
  vendorsIn,
} from "./classifications.ts";
export { feedbackLengths, isFeedbackContact } from "./feedback.ts";
export { flagReader, type FlagRules, type Flags, flagsOf } from "./flags.ts";
export { type GameTarget, gameOfTarget } from "./linkage-target.ts";
export { type SafeAddress, safeAddress } from "./hosts.ts";
export {
  onCdn,
  slotVendorPath,
  submenuPath,
  vendorIconPath,
  vendorLogoKey,
  type VendorTint,
  vendorTint,
} from "./images.ts";
export {
  type GateVerdict,
  launchGate,
  panelGate,
  type SessionKind,
} from "./gates.ts";
export {
  type Lobby,
  type LobbyLane,
  lobbyMenu,
  type LobbyVendor,
  makeLobby,
  vendorsOf,
} from "./lobby.ts";
export { type PrizeMode, prizeModeOf, prizeModes } from "./prize-mode.ts";
export {
  type ProfileFieldName,
  profileFieldNames,
  shownProfile,
  type ShownProfileField,
} from "./profile.ts";
export {
  listedCategories,
  type PromotionBadge,
  promotionBadgeOf,
  promotionsIn,
  type PromotionType,
  promotionTypeOf,
  promotionTypes,
} from "./promotions.ts";
export {
  type RegisterField,
  type RegisterFieldName,
  registerFieldNames,
  registerFields,
  registerTypesOf,
} from "./registration.ts";
export {
  type Resource,
  resourceAddress,
  resourceByName,
  resourceByType,
} from "./resources.ts";
export { statusOf, type SystemStatus } from "./status.ts";
export { hasTrial } from "./game-trial.ts";
export {
  addressOfDestination,
  type Destination,
  destinationOfGame,
  destinationOfVendor,
  type LotteryPath,
  pageOfVendor,
  type PlayMode,
  gameOfAddress,
} from "./game-address.ts";
