/** Names of the operator's roles. They are labels only: no permission depends on them (ROL-20, OPN-50). */
export const roleMessages = {
  admin: "role.admin",
  affiliate: "role.affiliate",
  partner: "role.partner",
} as const;
