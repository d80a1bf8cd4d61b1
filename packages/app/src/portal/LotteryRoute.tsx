import LotteryPage from "../play/game/LotteryPage.tsx";
import LotteryResults from "../play/lottery/LotteryResults.tsx";

/** A lottery with its numbers under it (RTE-12, GAM-35). */
export default function LotteryRoute() {
  return (
    <>
      <LotteryPage />
      <LotteryResults />
    </>
  );
}
