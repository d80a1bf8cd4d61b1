export * from "./contract-request.machine.ts";
export { rateProblem } from "./contract-request.offer.ts";
export {
  contractChoices,
  contractTypesOf,
  type ContractChoices,
  type ContractFlags,
} from "./contract-request.rules.ts";
export type * from "./contract-request.types.ts";
export * from "./contract-request.view.ts";
