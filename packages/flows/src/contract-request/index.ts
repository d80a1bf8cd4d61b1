export { contractRequestMachine } from "./contract-request.machine.ts";
export {
  contractRequestView,
  type ContractRequestView,
  type ContractStep,
} from "./contract-request.view.ts";
export {
  contractChoices,
  contractTypesOf,
  type ContractChoices,
  type ContractFlags,
} from "./contract-request.rules.ts";
export { rateProblem } from "./contract-request.offer.ts";
export type {
  ContractFailure,
  ContractIntent,
  ContractOffer,
  ContractRequestEmitted,
  ContractRequestEvent,
  ContractRequestInput,
  FindOutput,
  LimitsOutput,
  OfferField,
  OfferLimits,
  OfferProblem,
  OfferValues,
  SendInput,
  SendOutput,
} from "./contract-request.types.ts";
