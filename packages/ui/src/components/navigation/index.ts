export {
  isPlainClick,
  NavigationProvider,
  useNavigateProps,
  type NavigateProps,
  type NavigationProviderProps,
} from "./NavigationProvider.tsx";
