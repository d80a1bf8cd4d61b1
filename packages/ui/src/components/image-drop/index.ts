export { ImageDrop, type ImageDropProps } from "./ImageDrop.tsx";
export { type ImageDropItem } from "./ImageDropRow.tsx";
