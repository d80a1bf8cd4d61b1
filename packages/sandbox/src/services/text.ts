/*
 * What a text from outside may hold. Names stand beside other words, on a page and in a letter: a character that is not
 * seen, or that turns the words round, makes them say something else.
 */

/** Control characters, marks of direction, and those that only hold lines and words apart or together unseen. */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/u;

/** Whether a name has nothing in it that is not seen. Joiners stay: Persian, Thai and Indian names are written with them. */
export const isShown = (text: string): boolean => !unseen.test(text);
