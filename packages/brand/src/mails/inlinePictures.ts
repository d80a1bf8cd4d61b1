/**
 * A picture that is sent with an e-mail: nothing is loaded when the e-mail is opened, and nobody learns that it was.
 */
export interface InlinePicture {
  /** Its name in the e-mail: the HTML refers to it as `cid:<name>` (RFC 2392). */
  readonly cid: string;
  readonly type: "image/png";
  readonly content: Uint8Array;
}

/**
 * The HTML of an e-mail with its pictures in their places, as a mail program shows it.
 *
 * @example withPictures(mail.html, mail.pictures)
 */
export const withPictures = (
  html: string,
  pictures: readonly InlinePicture[],
): string =>
  pictures.reduce(
    (shown, { cid, type, content }) =>
      shown.replace(
        `src="cid:${cid}"`,
        () => `src="data:${type};base64,${base64(content)}"`,
      ),
    html,
  );

const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
