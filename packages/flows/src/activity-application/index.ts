export { activityApplicationMachine } from "./activity-application.machine.ts";
export {
  activityApplicationView,
  type ActivityApplicationView,
} from "./activity-application.view.ts";
export type {
  ActivityApplicationEvent,
  ActivityApplicationInput,
  ActivityApplicationOutput,
  ApplyInput,
  ApplyOutput,
  CommentProblem,
  StatusOutput,
} from "./activity-application.types.ts";
export type { ImageProblem, SentImage } from "../shared/images.ts";
