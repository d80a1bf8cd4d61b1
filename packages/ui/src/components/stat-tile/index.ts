export type { StatChangeProps } from "./StatChange.tsx";
export { StatGrid, type StatGridProps } from "./StatGrid.tsx";
export { StatTile, type StatTileProps } from "./StatTile.tsx";
