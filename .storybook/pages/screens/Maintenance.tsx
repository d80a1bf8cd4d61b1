import { MaintenancePage } from "@foyer/ui/status-page";
import { BrandLogo } from "./BrandLogo.tsx";
import * as css from "./screens.css.ts";

/** The whole portal is closed for a while. */
export function Maintenance() {
  return (
    <div className={css.whole}>
      <header className={css.whose}>
        <BrandLogo />
      </header>
      <MaintenancePage
        message="New tables are being set up. Your balance and your bets are safe."
        endTime={Date.UTC(2026, 4, 3, 6, 30)}
        onSupport={() => undefined}
      />
    </div>
  );
}
