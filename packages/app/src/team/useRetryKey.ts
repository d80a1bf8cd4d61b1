import { registerDownline } from "@foyer/platform/calls";
import { useSession } from "../actors/actors.ts";
import { orderKeys } from "../kit/sending/keys.ts";
import { useServices } from "../services/services.ts";

/**
 * The key of an order to open an account below: the same as long as the same is sent again after a lost answer.
 *
 * @example const key = useRetryKey(); client.call(registerDownline, body, { idempotencyKey: key.of(body) });
 */
export function useRetryKey() {
  const { session } = useServices();
  const { member } = useSession();
  const keys = orderKeys(session, member?.id ?? "");
  return {
    of: (body: unknown): string => keys.of(registerDownline, body),
    done: (): void => keys.settled(registerDownline),
  };
}
