export { useSend, type Sending } from "../sending/useSend.ts";
