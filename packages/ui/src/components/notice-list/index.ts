export { NoticeList, type NoticeListProps } from "./NoticeList.tsx";
export type { NoticeListEntry } from "./NoticeIndex.tsx";
