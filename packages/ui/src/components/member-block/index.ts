export { MemberBlock, type MemberBlockProps } from "./MemberBlock.tsx";
