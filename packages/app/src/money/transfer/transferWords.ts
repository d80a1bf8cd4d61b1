/** Words of moving money to another member. */
export const transferWords = {
  UPLINE: "memberTransfer.upline",
  DOWNLINE: "memberTransfer.downline",
} as const;
