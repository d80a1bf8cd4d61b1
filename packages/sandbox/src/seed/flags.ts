/** The whitelabel tree: codes that the portal requests, and what they switch. */
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
    note: "SMS code on registration",
  },
  {
    parent: "LOGIN",
    code: "SMSLOGIN3",
    value: "0",
    note: "Log in with a mobile number and a verification code",
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
    note: "Log in with Facebook (simulated by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "GOOGLELOGIN3",
    value: "1",
    note: "Log in with Google (simulated by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "TELEGRAMLOGIN3",
    value: "1",
    note: "Log in with Telegram (simulated by the sandbox)",
  },
  {
    parent: "LOGIN",
    code: "NEWIPVERIF3",
    value: "0",
    note: "Extra verification at an unregistered IP address, for everybody",
  },
  {
    parent: "LOGIN",
    code: "PASSEXPIRY3",
    value: "1",
    note: "An expired password must be changed",
  },
  {
    parent: "LOGIN",
    code: "CHNGPASSVERIF3",
    value: "0",
    note: "Forgotten password: reset by mobile number",
  },
  {
    parent: "AGENT",
    code: "AGENTPOLICY3",
    value: "1",
    note: "Agent contracts",
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
    note: "Provider wallets, and transfers between them",
  },
] as const;

/** Names of the tree's branches. */
export const flagBranches = ["REGISTER", "LOGIN", "AGENT", "PLAY"] as const;
