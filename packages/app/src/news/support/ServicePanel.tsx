import { useTranslations } from "@foyer/ui/words";
import { useServiceAddress } from "../../kit/useServiceAddress.ts";
import { FramePopup } from "./FramePopup.tsx";

/** Customer service in a dialog, on phones: there is no room for a window of its own (CFG-17). */
export default function ServicePanel() {
  const t = useTranslations();
  return (
    <FramePopup title={t("service.title")} address={useServiceAddress()} />
  );
}
