/*
 * What untrusted text may contain. Names appear beside other words, on a page and in a mail: an invisible character,
 * or one that changes the text direction, would change their meaning.
 */

/** Control characters, direction marks, and invisible characters that only join or separate lines and words. */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;

/** Whether a name contains no invisible characters. Joiners are allowed: Persian, Thai and Indian names need them. */
export const isShown = (text: string): boolean => !unseen.test(text);
