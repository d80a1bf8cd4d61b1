import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { launchChat } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { ErrorState } from "@foyer/ui/error-state";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useReading } from "../../kit/reading/useReading.ts";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";
import { FramePopup } from "./FramePopup.tsx";

interface ChatDialogProps {
  /** The host to chat with; without one, whoever is on duty. */
  readonly modelId?: string;
  readonly title?: string;
}

/**
 * A chat room over the page, at the address that the platform provides (SUP-04). The address is requested once, so
 * that a visitor who returns finds the conversation. An address outside the brand's hosts is rejected.
 */
export default function ChatDialog({ modelId, title }: ChatDialogProps) {
  const t = useTranslations();
  const services = useServices();
  const language = useLanguage().language.code;
  const query = useQuery({
    queryKey: ["support", "launchChat", { modelId, language }],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { chatUrl } = await services.client.call(
        launchChat,
        { modelId, language },
        { signal },
      );
      const address = allowedAddress(services, "frame", chatUrl);
      if (address?.kind !== "foreign")
        throw new CallError({ code: "INVALID_URL" });
      return address.href;
    },
  });
  const { failure } = useReading(query);
  return (
    <FramePopup
      title={title ? t("chat.titleWith", { name: title }) : t("chat.title")}
      address={query.data}
    >
      {failure && query.data === undefined ? (
        <ErrorState {...failure} />
      ) : undefined}
    </FramePopup>
  );
}
