import { MaintenancePage, RegionBlockPage } from "@foyer/ui/status-page";
import { useSite } from "../../services/siteContext.ts";
import { useCustomerService } from "../../kit/useCustomerService.ts";

/** The portal is closed, for everybody or for this region: this page is shown alone (SYS-02, SYS-04). */
export default function SystemStatusPage({
  status,
}: {
  readonly status: 1 | 2;
}) {
  const { maintenance, regionRestriction } = useSite().status;
  const onSupport = useCustomerService();
  return status === 1 ? (
    <MaintenancePage
      message={maintenance.message}
      endTime={maintenance.endTime ?? undefined}
      onSupport={onSupport}
    />
  ) : (
    <RegionBlockPage
      ip={regionRestriction.ip}
      message={regionRestriction.message}
      onSupport={onSupport}
    />
  );
}
