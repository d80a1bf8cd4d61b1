export { MessageList } from "./MessageList.tsx";
export type { MessageListProps, MessageSummary } from "./MessageList.types.ts";
