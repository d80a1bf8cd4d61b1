import type { ReactNode } from "react";
import type * as v from "valibot";
import { useIntl } from "react-intl";
import { useTranslations } from "@foyer/ui/words";
import { Button } from "@foyer/ui/button";
import { ClassifyMenu } from "@foyer/ui/classify-menu";
import type { DataTableColumn } from "@foyer/ui/data-table";
import { Inline, Stack } from "@foyer/ui/stack";
import { Text } from "@foyer/ui/text";
import { mostRows } from "../kit/reading/allPages.ts";
import { KindFilter } from "../kit/centre/KindFilter.tsx";
import { RecordsPage, type RecordsFigure } from "./RecordsPage.tsx";
import {
  useRecords,
  type RecordsOptions,
  type RecordPage,
  type RowOf,
} from "./useRecords.ts";

/** Whose records a page shows. */
export interface WhoseRecords {
  /** The member's own records, or the whole team's. */
  readonly scope: "SELF" | "TEAM";
  /** Limits a team's records to one account; empty for all. @default "" */
  readonly account?: string;
  /** `LINE`: the account and everybody below it. @default the account alone */
  readonly reach?: "ACCOUNT" | "LINE" | undefined;
  /** Filter by account, beside the filter by type. */
  readonly accountFilter?: ReactNode;
  /** An action to offer when there were no records for 30 days. */
  readonly emptyAction?: ReactNode;
}

interface RecordsListProps<
  TRequest extends v.GenericSchema,
  Page extends RecordPage,
  Kind extends string,
> extends RecordsOptions<TRequest, Page, Kind> {
  /** Name of the records. */
  readonly label: string;
  readonly columns: readonly DataTableColumn<RowOf<Page>>[];
  /** Totals over all pages, in addition to the number of records; the answer is undefined until it is loaded. */
  readonly figures: (answer: Page | undefined) => readonly RecordsFigure[];
  readonly figuresLabel?: string;
  /** Filter of the records, before the filter by type. */
  readonly filter?: ReactNode;
  /** Label of the filter by type, and the name of each type. */
  readonly kind?: {
    readonly label: string;
    readonly nameOf: (kind: Kind) => string;
  };
  readonly emptyAction?: ReactNode;
  /** Buttons of a row; their accessible names must include the row's name. */
  readonly actions?: (row: RowOf<Page>) => ReactNode;
}

/**
 * A page of records that are paginated by the server.
 *
 * @example
 * <RecordsList label="Bonus details" call={bonusDetails} requestOf={(page) => page} first="last30" kinds={bonusKinds}
 *   kind={{ label: "Kind", nameOf }} amountKey="amount" columns={columns}
 *   figures={(answer) => [{ label: "Amount", value: answer?.totals?.amount }]} />
 */
export function RecordsList<
  TRequest extends v.GenericSchema,
  Page extends RecordPage,
  Kind extends string = never,
>(props: RecordsListProps<TRequest, Page, Kind>) {
  const { label, columns, figures, figuresLabel } = props;
  const { filter, kind, emptyAction, actions, ...options } = props;
  const records = useRecords(options);
  const { total, table } = records;
  const { period } = table;
  const t = useTranslations();
  const { formatNumber } = useIntl();
  return (
    <Stack gap="x3">
      <RecordsPage
        {...table}
        label={label}
        columns={columns}
        figuresLabel={figuresLabel}
        rowId={({ id }) => id}
        actions={actions}
        figures={[
          {
            kind: "number",
            label: t("records.count"),
            value: total?.toString(),
          },
          ...figures(records.data),
        ]}
        filter={
          <>
            {filter}
            {kind && <KindFilter {...kind} {...records.kind} />}
          </>
        }
        emptyAction={
          period.key === "last30" ? (
            emptyAction
          ) : (
            <Button onClick={() => period.choose("last30")}>
              {t("records.longer")}
            </Button>
          )
        }
      />
      <PageSize {...records.pageSizes} />
      {total !== undefined && total > mostRows && (
        <Text size="small" tone="quiet">
          {t("records.cut", { count: formatNumber(mostRows) })}
        </Text>
      )}
    </Stack>
  );
}

interface PageSizeProps {
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onSize: (size: number) => void;
}

/** Selects the number of rows per page; empty if there is nothing to choose. */
function PageSize({ size, sizes, onSize }: PageSizeProps) {
  const t = useTranslations();
  const { formatNumber } = useIntl();
  if (sizes.length < 2) return null;
  const label = t("records.pageSize");
  return (
    <Inline gap="x3">
      <Text as="span" size="small" tone="quiet">
        {label}
      </Text>
      <ClassifyMenu
        label={label}
        items={sizes.map((one) => ({
          key: String(one),
          label: formatNumber(one),
        }))}
        selected={String(size)}
        onSelect={(key) =>
          onSize(sizes.find((one) => String(one) === key) ?? size)
        }
      />
    </Inline>
  );
}
