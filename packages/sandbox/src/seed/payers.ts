/** The sample member. */
export const maya = "m-demo-member";
/** A sample member without a bank account or payment password, and with a bonus that blocks withdrawals. */
export const captcha = "m-demo-captcha";
/** The sample agent. */
export const arif = "m-demo-agent";
/** A sample member with an authenticator app, who has played for some weeks. */
export const tara = "m-demo-ip-google";

/** The upline of the sample agent, who accepts or rejects his contracts. */
export const uplineMember = {
  id: "m-demo-upline",
  username: "demo-upline",
  note: "Upline agent of demo-agent: confirms contracts that demo-agent offers.",
};

/** Sample accounts that get a payment password. */
export const payers: ReadonlySet<string> = new Set([
  maya,
  arif,
  uplineMember.id,
]);
