import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import { EmptyState } from "@foyer/ui/empty-state";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { useServices } from "../../services/services.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import { downlineOptionsQuery } from "../downlines.ts";
import { RegisterAccount } from "./RegisterAccount.tsx";

/** Opens an account directly below the agent (AGT-04, W-96). */
export default function RegisterPage() {
  const t = useTranslations();
  const services = useServices();
  const [round, setRound] = useState(0);
  return (
    <Loaded
      query={useQuery(downlineOptionsQuery(services))}
      pending={<FormSkeleton fields={4} />}
    >
      {(options) =>
        options.types.length === 0 ? (
          <EmptyState
            level={3}
            picture="user"
            title={t("agentRegister.closed")}
          />
        ) : (
          <RegisterAccount
            key={round}
            options={options}
            onAgain={() => setRound((count) => count + 1)}
          />
        )
      }
    </Loaded>
  );
}
