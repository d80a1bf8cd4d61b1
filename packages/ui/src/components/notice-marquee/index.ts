export { NoticeMarquee } from "./NoticeMarquee.tsx";
export type { Notice, NoticeMarqueeProps } from "./NoticeTape.tsx";
