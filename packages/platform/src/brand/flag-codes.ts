/**
 * Whitelabel codes that the platform documents, by the portal's name of the switch. Every platform has these; the
 * codes of the other switches are in the brand's `features`.
 *
 * @example flagCodes.registrationSms // "REGMOBVERF3"
 */
export const flagCodes = {
  /** An SMS code is required on registration (ROL-11). */
  registrationSms: "REGMOBVERF3",
  /** Registration has a username tab (ROL-12). */
  usernameRegistration: "USERNAMEREG3",
  /** Registration has a mobile tab (ROL-13). */
  mobileRegistration: "MOBILENUMREG3",
  /** Registration by mobile number requires a password (ROL-14). */
  mobileRegistrationPassword: "MOBILENUMPASSREG3",
  /** A forgotten password can be reset by mobile number (ROL-15). */
  passwordByPhone: "CHNGPASSVERIF3",
  /** Consolidated data is loaded (ROL-16). */
  agentPolicy: "AGENTPOLICY3",
  /** There is a page for the manual rebate (ROL-17). */
  manualRebate: "MANPLAYREB3",
} as const;
