export {
  NoticeList,
  type NoticeListEntry,
  type NoticeListProps,
} from "./NoticeList.tsx";
