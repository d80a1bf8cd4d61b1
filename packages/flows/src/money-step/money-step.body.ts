export type MoneyValue = string | number | readonly string[];

/**
 * What a money call is asked with, without its secret: this is written into the journal, so that the same call
 * can be asked again after a reload, and is never a password.
 */
export type MoneyBody = Readonly<Record<string, MoneyValue>>;
