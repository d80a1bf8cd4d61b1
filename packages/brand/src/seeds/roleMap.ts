/** CSS values by role name. */
export type RoleMap = Readonly<Record<string, string>>;
