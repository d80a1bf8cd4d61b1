import { useQuery } from "@tanstack/react-query";
import { memberIcon } from "@foyer/platform/calls";
import { useServices } from "../services/services.ts";
import { useImages } from "./content/useImages.ts";

/**
 * The address of the member's own picture, the same everywhere; undefined until it is known, and for one that may not
 * be shown.
 *
 * @example <Avatar name={member.account} imageUrl={useAvatar()} />
 */
export function useAvatar(): string | undefined {
  const { client } = useServices();
  const image = useImages();
  const { data: icon } = useQuery({
    queryKey: ["member", "icon"],
    staleTime: Infinity,
    queryFn: ({ signal }) => client.call(memberIcon, {}, { signal }),
  });
  return icon && image(icon.url);
}
