/** The whitelabel tree: codes the portal asks for, and what they switch. */
export const seedFlags = [
  {
    parent: "REGISTER",
    code: "USERNAMEREG3",
    value: "1",
    note: "Registration by username",
  },
  {
    parent: "REGISTER",
    code: "MOBILENUMREG3",
    value: "1",
    note: "Registration by mobile number",
  },
  {
    parent: "REGISTER",
    code: "MOBILENUMPASSREG3",
    value: "1",
    note: "Password fields in mobile registration",
  },
  {
    parent: "REGISTER",
    code: "REGMOBVERF3",
    value: "0",
    note: "Sms code on registration",
  },
  {
    parent: "LOGIN",
    code: "SMSLOGIN3",
    value: "0",
    note: "Sign in with a mobile number and a code",
  },
  {
    parent: "LOGIN",
    code: "FREEPLAY3",
    value: "1",
    note: "Free play without an account",
  },
  {
    parent: "LOGIN",
    code: "FACEBOOKLOGIN3",
    value: "1",
    note: "Sign in by Facebook (played by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "GOOGLELOGIN3",
    value: "1",
    note: "Sign in by Google (played by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "TELEGRAMLOGIN3",
    value: "1",
    note: "Sign in by Telegram (played by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "NEWIPVERIF3",
    value: "0",
    note: "Further proof at an address that is not registered, for everybody",
  },
  {
    parent: "LOGIN",
    code: "PASSEXPIRY3",
    value: "1",
    note: "Forced change of an expired password",
  },
  {
    parent: "LOGIN",
    code: "CHNGPASSVERIF3",
    value: "0",
    note: "Phone route in forgot password",
  },
  {
    parent: "AGENT",
    code: "AGENTPOLICY3",
    value: "1",
    note: "Contracts of agents",
  },
  {
    parent: "PLAY",
    code: "MANPLAYREB3",
    value: "0",
    note: "Manual rebate page",
  },
  {
    parent: "PLAY",
    code: "REFERRAL3",
    value: "1",
    note: "Members may invite friends",
  },
  {
    parent: "PLAY",
    code: "MULTIWALLET3",
    value: "1",
    note: "Wallets at vendors, and transfers between them",
  },
] as const;

/** Names of the tree's branches. */
export const flagBranches = ["REGISTER", "LOGIN", "AGENT", "PLAY"] as const;
