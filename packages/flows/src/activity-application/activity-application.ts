export * from "./activity-application.machine.ts";
export type * from "./activity-application.types.ts";
export * from "./activity-application.view.ts";
export type { ImageProblem, SentImage } from "../shared/images.ts";
