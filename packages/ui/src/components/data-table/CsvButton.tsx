import { useState } from "react";
import { useTranslations } from "../../words/translate.ts";
import { Button } from "../button/Button.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import type { CsvExport, DataTableColumn } from "./columns.ts";
import { saveFile } from "../../private/records/saveFile.ts";
import { csvFileName, toCsv } from "./toCsv.ts";

interface CsvButtonProps<Row> extends CsvExport<Row> {
  columns: readonly DataTableColumn<Row>[];
  rowsAtHand: readonly Row[];
  timeZone: string | undefined;
}

/**
 * Downloads the records as a CSV file for spreadsheets.
 *
 * @example <CsvButton fileName="Bets" columns={columns} rowsAtHand={rows} timeZone="UTC" />
 */
export function CsvButton<Row>(props: CsvButtonProps<Row>) {
  const { fileName, rows, onDownloaded, columns, rowsAtHand, timeZone } = props;
  const t = useTranslations();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const failed = state === "failed";
  const download = async () => {
    setState("busy");
    try {
      const all = rows ? await rows() : rowsAtHand;
      saveFile(
        toCsv(columns, all, { timeZone }),
        csvFileName(fileName),
        "text/csv",
      );
    } catch {
      setState("failed");
      return;
    }
    setState("ready");
    onDownloaded?.();
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={failed ? "error" : "download"}
        loading={state === "busy"}
        title={failed ? t("ui.dataTable.downloadFailed") : undefined}
        onClick={() => void download()}
      >
        {t("ui.dataTable.download")}
      </Button>
      <VisuallyHidden role="status">
        {failed ? t("ui.dataTable.downloadFailed") : ""}
      </VisuallyHidden>
    </>
  );
}
