import { useQuery } from "@tanstack/react-query";
import { launchChat } from "@foyer/platform/calls";
import { CallError } from "@foyer/platform/errors";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { allowedAddress } from "../../services/hosts.ts";
import { useServices } from "../../services/services.ts";

/**
 * The room of a chat (SUP-04): opened once, so that who comes back finds what was said. An address outside the
 * brand's hosts is refused.
 *
 * @example const { data: address, error, refetch } = useChatRoom("host-1");
 */
export function useChatRoom(modelId: string | undefined) {
  const services = useServices();
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["support", "launchChat", { modelId, language: language.code }],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { chatUrl } = await services.client.call(
        launchChat,
        { modelId, language: language.code },
        { signal },
      );
      const address = allowedAddress(services, "frame", chatUrl);
      if (address?.kind !== "foreign")
        throw new CallError({ code: "INVALID_URL" });
      return address.href;
    },
  });
}
