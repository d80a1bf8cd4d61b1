/** The sample player. */
export const maya = "m-demo-member";
/** The sample agent. */
export const arif = "m-demo-agent";

/** Above the sample agent: agrees to his contracts, or not. */
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
