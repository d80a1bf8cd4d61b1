/** Path that is no page of any brand: the portal says so, and so does the status of its answer. */
export const noSuchPage = "/no-such-page";
