import { useState } from "react";
import { moneyFor, type Money } from "../../actors/money.ts";
import { useServices } from "../../services/services.ts";

/**
 * What the flows of one member that move money need, the same for the life of the page.
 *
 * @example const money = useMoney(member.id);
 */
export function useMoney(memberId: string): Money {
  const services = useServices();
  const [money] = useState(() => moneyFor(services, memberId));
  return money;
}
