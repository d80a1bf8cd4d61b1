/**
 * The key of a claim that can be meant only once: the same after a retry, a reload and in another tab, so that no lost
 * answer ever makes a second claim.
 *
 * @example await intentKey("m-7", "claimReward", "R-1") // "3f0c…", always the same
 */
export async function intentKey(
  memberId: string,
  call: string,
  what: string,
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([memberId, call, what]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const hex = Array.from(hash.subarray(0, 16), (byte, place) => {
    // Version 8, "made in a way of its own", and the variant of RFC 9562.
    const marked =
      place === 6
        ? (byte & 0x0f) | 0x80
        : place === 8
          ? (byte & 0x3f) | 0x80
          : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
