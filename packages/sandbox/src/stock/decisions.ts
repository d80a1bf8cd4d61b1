/**
 * Title and text of messages about decisions, in English; `{name}` is the product or the activity, the amount of a
 * withdrawal, or the number of a message to customer service.
 */
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
    "Delivery completed",
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
  payoutArrived: [
    "Your withdrawal has arrived",
    "The bank confirmed that your withdrawal of {name} arrived.",
  ],
  payoutRefunded: [
    "Your withdrawal was refunded",
    "We refunded {name} of your withdrawal to your wallet.",
  ],
  payoutClosed: [
    "Your withdrawal counts as received",
    "The platform counts your withdrawal of {name} as received. You get no refund for money that has not arrived. If you have questions, contact customer service.",
  ],
  payoutTimedOut: [
    "Your withdrawal counts as received",
    "The time to answer ran out, so your withdrawal of {name} counts as received. If it did not arrive, contact customer service.",
  ],
  feedbackClosed: [
    "Your conversation was closed",
    "Customer service closed your conversation {name}. Send us a new message if you need more help.",
  ],
} as const;
export type Decision = keyof typeof decisions;
