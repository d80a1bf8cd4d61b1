import type { Member } from "./session.ts";

/** What members see of their own account. */
export const infoOf = (member: Member) => ({
  id: member.id,
  account: member.username,
  nickname: member.nickname,
  type: member.type,
  currencySymbol: member.currencySymbol,
  vipLabelName: member.vipLabel,
  vipRankLevel: member.vipRank,
  hasVip: member.vipRank === "0" ? 0 : 1,
});
