export { LobbySection, type LobbySectionProps } from "./LobbySection.tsx";
