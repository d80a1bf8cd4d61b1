export { LoadFailure, type LoadFailureProps } from "./LoadFailure.tsx";
export {
  MaintenancePage,
  type MaintenancePageProps,
} from "./MaintenancePage.tsx";
export { NotFoundPage, type NotFoundPageProps } from "./NotFoundPage.tsx";
export {
  RegionBlockPage,
  type RegionBlockPageProps,
} from "./RegionBlockPage.tsx";
export { StartFailure, type StartFailureProps } from "./StartFailure.tsx";
