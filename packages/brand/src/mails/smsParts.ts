/* How mobile networks cut a text message: by the characters that it has (3GPP TS 23.038 and 23.040). */

/** The basic characters of a text message, of 7 bits each. */
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
/** Characters that take the place of two. */
const double = "\f^{}\\[~]|€";

/** What one message holds, and each of several: in basic characters, or in 16 bits where there are others. */
const room = {
  basic: { single: 160, each: 153 },
  others: { single: 70, each: 67 },
} as const;

/**
 * How long a text message is, and as how many messages it is sent.
 *
 * @example smsParts("Harbour: 482913") // { parts: 1, length: 15, single: 160 }
 */
export function smsParts(text: string): {
  readonly parts: number;
  /** In the characters that the network counts. */
  readonly length: number;
  /** What fits into one message. */
  readonly single: number;
} {
  const letters = [...text];
  const isBasic = letters.every(
    (letter) => basic.includes(letter) || double.includes(letter),
  );
  const length = isBasic
    ? letters.length + letters.filter((one) => double.includes(one)).length
    : text.length;
  const { single, each } = isBasic ? room.basic : room.others;
  return {
    parts: length <= single ? 1 : Math.ceil(length / each),
    length,
    single,
  };
}
