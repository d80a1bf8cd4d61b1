import { useState } from "react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "@foyer/ui/words";
import {
  salarySource,
  type ContractType,
  type SalaryRecord,
  type SalarySource,
} from "@foyer/platform/calls";
import { EmptyState } from "@foyer/ui/empty-state";
import { Modal } from "@foyer/ui/modal";
import { FormSkeleton } from "@foyer/ui/skeleton";
import { Stack } from "@foyer/ui/stack";
import { useServices } from "../../services/services.ts";
import { recordsKey } from "../../kit/queryKeys.ts";
import { ifThere } from "../../kit/reading/ifThere.ts";
import { Loaded } from "../../kit/reading/Loaded.tsx";
import {
  SourceBets,
  SourceLink,
  sourcePageSize as pageSize,
  type SourceBy,
} from "./SourceBets.tsx";
import { SourceSum } from "./SourceSum.tsx";

interface SourceDialogProps {
  readonly type: ContractType;
  readonly payment: SalaryRecord;
  readonly onClose: () => void;
}

/** How a payment of a contract was calculated, and the bets that it counted (W-73b). */
export function SourceDialog({ onClose, ...props }: SourceDialogProps) {
  const t = useTranslations();
  const { client } = useServices();
  const [by, setBy] = useState<SourceBy>("account");
  const [pageNo, setPageNo] = useState(1);
  const request = { id: props.payment.id, by, pageNo, pageSize };
  const query = useQuery({
    queryKey: [...recordsKey, salarySource.name, request],
    queryFn: ({ signal }) =>
      ifThere(client.call(salarySource, request, { signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal open onClose={onClose} title={t("agentSource.title")} size="large">
      <Loaded query={query} pending={<FormSkeleton fields={4} />}>
        {(source) =>
          source === null ? (
            <EmptyState level={3} title={t("agentSource.none")} />
          ) : (
            <Stack gap="x5">
              <SourceSum {...props} source={source} />
              {props.type !== "REALTIME" && (
                <SourceBets
                  source={source}
                  by={query.isPlaceholderData ? byOf(source) : by}
                  onBy={(next) => {
                    setBy(next);
                    setPageNo(1);
                  }}
                  loading={query.isPlaceholderData}
                  pageNo={pageNo}
                  onPage={setPageNo}
                />
              )}
              <SourceLink {...props} source={source} />
            </Stack>
          )
        }
      </Loaded>
    </Modal>
  );
}

/** What the rows of an answer are: while others are read, the former ones stay. */
const byOf = ({ rows }: SalarySource): SourceBy =>
  rows.some(({ account }) => account !== "") ? "account" : "gameType";
