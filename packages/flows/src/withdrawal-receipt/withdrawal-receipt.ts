export * from "./withdrawal-receipt.machine.ts";
export { receiptStep } from "./withdrawal-receipt.setup.ts";
export type * from "./withdrawal-receipt.types.ts";
export * from "./withdrawal-receipt.view.ts";
export type { ImageProblem, SentImage } from "../shared/images.ts";
