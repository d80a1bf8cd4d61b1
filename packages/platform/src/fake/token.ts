/** The token that the sample platform gives. */
export const sampleToken = "sample-token-0123456789";
