import { useQuery } from "@tanstack/react-query";
import { winnerBoard } from "@foyer/platform/calls";
import { winnerBoardLimit } from "@foyer/platform/constants";
import { WinnerBoard } from "@foyer/ui/winner-board";
import { useGameOfWin } from "./useGameOfWin.ts";
import { useLanguage } from "../../i18n/LanguageProvider.tsx";
import { useServices } from "../../services/services.ts";

/** Recent wins, where the brand shows them at all; read again in another language (LOB-30). */
export default function HomeWinners() {
  const { client, brand } = useServices();
  const { language } = useLanguage();
  const { data, error } = useQuery({
    queryKey: ["content", "winners", { language: language.code }],
    queryFn: ({ signal }) =>
      client.call(
        winnerBoard,
        {
          gameCategory: "ALL",
          language: language.code,
          limitNum: winnerBoardLimit,
        },
        { signal },
      ),
    enabled: brand.winnerBoard,
  });
  const play = useGameOfWin();
  if (error && !data) throw error;
  if (!data || data.list.length === 0) return null;
  return (
    <WinnerBoard
      onPlay={(win) => void play(win)}
      entries={data.list.map(({ winAmount, ...win }) => ({
        ...win,
        amount: winAmount,
      }))}
    />
  );
}
