import { loadable } from "../kit/parts/loadable.tsx";
import { PagePending } from "../kit/parts/PagePending.tsx";
import type { PageName } from "../navigation/table.ts";

const options = { pending: <PagePending /> };

const MemberCenter = loadable(
  () => import("./centre/MemberRoute.tsx"),
  options,
);
const PointMall = loadable(
  () => import("../money/points/PointMallPage.tsx"),
  options,
);
const Agent = loadable(() => import("./AgentRoute.tsx"), options);

/** Pages of those who have an account; what chooses among them is fetched with the first of them. */
export default function CentrePage({
  page,
}: {
  readonly page: Extract<PageName, "member" | "pointMall" | "agent">;
}) {
  switch (page) {
    case "member":
      return <MemberCenter />;
    case "pointMall":
      return <PointMall />;
    case "agent":
      return <Agent />;
  }
}
