/** Key of every list of deposits, withdrawals and movements: whoever knows of a change invalidates it. */
export const recordsKey = ["member", "records"] as const;
