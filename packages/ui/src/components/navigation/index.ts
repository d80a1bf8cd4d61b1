export {
  isPlainClick,
  NavigationProvider,
  useNavigateProps,
  useNavigateWithin,
  type NavigateProps,
  type NavigationProviderProps,
} from "./NavigationProvider.tsx";
