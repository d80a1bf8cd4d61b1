/** What people of the house are called. They are words alone: no right goes with any of them (ROL-20, OPN-50). */
export const roleMessages = {
  admin: "role.admin",
  affiliate: "role.affiliate",
  partner: "role.partner",
} as const;
