export { record, type Recording } from "./record.ts";
export { selfTest, writeSelfTest } from "./self-test.ts";
