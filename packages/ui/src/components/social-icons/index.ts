export { type SocialChannel } from "./channels.ts";
export { SocialGlyph, type SocialGlyphProps } from "./SocialGlyph.tsx";
export { SocialIcons, type SocialIconsProps } from "./SocialIcons.tsx";
