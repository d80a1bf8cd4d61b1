export {
  leaveOutSideMenu,
  PageLayout,
  type PageLayoutProps,
} from "./PageLayout.tsx";
