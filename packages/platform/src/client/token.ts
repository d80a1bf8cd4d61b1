const shape = /^[A-Za-z0-9\-._~+/=:|]{16,4096}$/;

/**
 * Whether a text can be a session token at all; anything else is never put into a header.
 *
 * @example isToken("eyJhbGciOiJIUzI1NiJ9") // true
 * @example isToken("<script>") // false
 */
export function isToken(text: string): boolean {
  return shape.test(text);
}
