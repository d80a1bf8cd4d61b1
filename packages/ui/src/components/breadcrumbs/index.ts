export {
  Breadcrumbs,
  type BreadcrumbItem,
  type BreadcrumbsProps,
} from "./Breadcrumbs.tsx";
