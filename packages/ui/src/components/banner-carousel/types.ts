export interface Banner {
  /** What `onOpen` is called with. */
  id: string;
  /** Address of the picture, 3:1, its subject in the middle, since a phone cuts it to 16:9. */
  imageUrl: string;
  /** What the picture says, in words. */
  title: string;
  /** Makes the banner a real link. */
  href?: string;
  /** Whether a press leads anywhere; a banner that does not is a picture. @default true */
  leads?: boolean;
}
