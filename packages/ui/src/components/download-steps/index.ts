export { DownloadSteps, type DownloadStepsProps } from "./DownloadSteps.tsx";
export { type DownloadStep } from "./StepList.tsx";
export { type StepPictureKind } from "./StepPicture.tsx";
