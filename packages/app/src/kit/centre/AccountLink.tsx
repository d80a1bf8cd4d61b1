import { Link } from "@foyer/ui/link";
import { useSession } from "../../actors/actors.ts";
import { useCentreWays } from "./ways.ts";

/** The agent centre's page about one account of the team. */
export const downlinePageKey = "agentDownline";

/**
 * The name of an account of the team, as a link to its page; the reader's own name is no link.
 *
 * @example <AccountLink account={row.account} />
 */
export function AccountLink({ account }: { readonly account: string }) {
  const { linkTo } = useCentreWays();
  const { member } = useSession();
  const name = <bdi>{account}</bdi>;
  return account === "" || account === member?.account ? (
    name
  ) : (
    <Link {...linkTo(downlinePageKey, { account })} tone="primary">
      {name}
    </Link>
  );
}

/**
 * Cells of a column of accounts.
 *
 * @example { key: "account", header: t("records.account"), cell: accountCell }
 */
export const accountCell = ({ account }: { readonly account: string }) => (
  <AccountLink account={account} />
);
