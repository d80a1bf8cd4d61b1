/**
 * The analytics tag to start after consent (SYS-08): the platform's id, if it looks like one.
 *
 * @example analyticsTag("G-ABC1234567") // "G-ABC1234567"
 * @example analyticsTag("G-1&x=<script>") // undefined
 */
export function analyticsTag(id: string): string | undefined {
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : undefined;
}
