export { LicenceImage, type LicenceImageProps } from "./LicenceImage.tsx";
