export { DateTime, type DateTimeProps } from "./DateTime.tsx";
export {
  formatDateTime,
  type DateTimeOptions,
  type DateTimePrecision,
} from "./formatDateTime.ts";
