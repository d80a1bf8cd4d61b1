import { ContractsPage } from "./ContractsPage.tsx";

/* Four pages in one file: each file that is fetched by itself has to be named in the first script. */

/** Dividend contracts of the agent's line (AGT-10). */
export const DividendPage = () => <ContractsPage type="DIVIDEND" />;

/** Daily salary contracts of the agent's line (AGT-11). */
export const DailyPage = () => <ContractsPage type="DAILY" />;

/** Hourly salary contracts of the agent's line (AGT-12). */
export const HourlyPage = () => <ContractsPage type="HOURLY" />;

/** Real-time salary contracts of the agent's line (AGT-13). */
export const RealtimePage = () => <ContractsPage type="REALTIME" />;
