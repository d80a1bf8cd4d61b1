export interface Banner {
  /** Passed to `onOpen`. */
  id: string;
  /** URL of the picture, 3:1; the subject in the middle, because a phone crops it to 16:9. */
  imageUrl: string;
  /** Text alternative of the picture. */
  title: string;
  /** Makes the banner a real link. */
  href?: string;
  /** Whether pressing it opens something; otherwise it is a plain picture. @default true */
  leads?: boolean;
}
