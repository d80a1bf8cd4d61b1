export { RichText, ServerSanitiser, type RichTextProps } from "./RichText.tsx";
