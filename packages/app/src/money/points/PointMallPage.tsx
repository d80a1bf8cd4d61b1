import { CentreWords } from "../../i18n/CentreWords.tsx";
import { PagePending } from "../../kit/parts/PagePending.tsx";
import { PointMall } from "./PointMall.tsx";

/** The points mall with its words, which come with it. */
export default function PointMallPage() {
  return (
    <CentreWords pending={<PagePending />}>
      <PointMall />
    </CentreWords>
  );
}
