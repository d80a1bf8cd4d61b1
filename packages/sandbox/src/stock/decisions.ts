/** Title and text of messages about decisions, in English; `{name}` is the product or the activity. */
export const decisions = {
  redemptionApproved: [
    "Your redemption was approved",
    "We approved your redemption of “{name}”.",
  ],
  redemptionRejected: [
    "Your redemption was rejected",
    "We rejected your redemption of “{name}”. Your points were refunded.",
  ],
  redemptionDelivered: [
    "Your delivery has arrived",
    "“{name}” was delivered. If you have not received it, contact customer service.",
  ],
  prizeSent: [
    "Your prize was sent",
    "We have sent “{name}” to the address that you gave us.",
  ],
  prizeRejected: [
    "We cannot send your prize",
    "We cannot send you “{name}”. Contact customer service to find out more.",
  ],
  applicationJoined: [
    "Your application was accepted",
    "You have joined the activity “{name}”.",
  ],
  applicationClaim: [
    "Your application was accepted",
    "You have joined the activity “{name}”. You can now claim its reward.",
  ],
  applicationRejected: [
    "Your application was rejected",
    "We rejected your application for the activity “{name}”.",
  ],
} as const;
export type Decision = keyof typeof decisions;
