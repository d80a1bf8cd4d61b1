import { TeamFigures } from "./TeamFigures.tsx";

/** The activity of the agent's team over a period (AGT-03). */
export default function OverviewPage() {
  return <TeamFigures />;
}
