/** The token that the sample platform issues. */
export const sampleToken = "sample-token-0123456789";
