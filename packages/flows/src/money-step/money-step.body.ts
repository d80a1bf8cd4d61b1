export type MoneyValue = string | number | readonly string[];

/**
 * The body of a money call, without its secret: it is written into the journal, so that the same call can be sent
 * again after a reload, and never contains a password.
 */
export type MoneyBody = Readonly<Record<string, MoneyValue>>;
