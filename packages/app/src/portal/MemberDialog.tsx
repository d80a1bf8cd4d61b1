import { loadable } from "../kit/parts/loadable.tsx";
import type { MemberModal } from "../navigation/modals.ts";

const ReceiptDialog = loadable(
  () => import("../money/receipt/ReceiptDialog.tsx"),
);
const ContractDialog = loadable(
  () => import("../team/contract-request/ContractDialog.tsx"),
);
const GameDialog = loadable(() => import("../play/game/GameDialog.tsx"));
const AgentPanel = loadable(() => import("./centre/AgentPanel.tsx"));
const MemberPanel = loadable(() => import("./centre/MemberPanel.tsx"));

/** The dialogs of full members; what chooses among them is fetched with the first. */
export default function MemberDialog({
  request,
}: {
  readonly request: MemberModal;
}) {
  switch (request.name) {
    case "receipt":
      return <ReceiptDialog id={request.id} />;
    case "contracts":
      return <ContractDialog />;
    case "game":
      return <GameDialog {...request} />;
    case "panel":
      return request.panel === "member" ? (
        <MemberPanel page={request.page} />
      ) : (
        <AgentPanel page={request.page} />
      );
  }
}
