import { useEffect, useEffectEvent, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { useTranslations } from "@foyer/ui/words";
import { toast } from "@foyer/ui/toast";
import { useSession } from "../actors/actors.ts";
import { useAccountLoads } from "../kit/accountLoads.ts";
import { useServices } from "../services/services.ts";
import { awaitsDecision, useContracts } from "../kit/contracts.ts";
import { awaitsAnswer, receiptsQuery } from "../kit/receipts.ts";
import {
  modalOf,
  useModalActions,
  type ModalRequest,
} from "../navigation/modals.ts";
import { promptMemory } from "./promptMemory.ts";
import { useCovered } from "./useCovered.ts";

/** What the member has requested has priority: a dialog that is being opened appears within this time. */
const patienceMs = 300;

interface MemberPromptsProps {
  readonly game: boolean;
  /** Called with whether a prompt is still due; true again for the next member. */
  readonly onPrompting: (prompting: boolean) => void;
}

/** While a member is logged in: reads the data for the panels, and opens prompts that need an answer. */
export default function MemberPrompts({
  game,
  onPrompting,
}: MemberPromptsProps) {
  useAccountLoads();
  const prompting = useMemberPrompts(game);
  useEffect(() => {
    onPrompting(prompting);
    return () => onPrompting(true);
  }, [onPrompting, prompting]);
  return null;
}

interface Prompt {
  readonly modal: ModalRequest;
  /** The subjects of the prompt; each is prompted for only once a session. */
  readonly about: readonly string[];
}

/**
 * Opens, once a session, what needs the member's answer: withdrawals to confirm, then contracts. Returns whether a
 * prompt is still due, so that nothing less important precedes it.
 */
function useMemberPrompts(game: boolean): boolean {
  const { session: storage } = useServices();
  const location = useLocation();
  // The agents' home page shows a badge for pending contracts, and lists them: no prompt covers it.
  const { prompt, loading } = usePrompt(location.pathname !== "/agentHome");
  const { passwordDue } = useSession();
  const { open } = useModalActions();
  const busy = modalOf(location) !== undefined;
  const covered = useCovered();
  const free = !busy && !covered && !passwordDue;
  useNewsInGame(game && free ? prompt : undefined);

  const due = !game && free ? prompt : undefined;
  const key = due?.about.join(" ");
  const ask = useEffectEvent(() => {
    if (!due) return;
    promptMemory(storage).add(due.about);
    open(due.modal);
  });
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => ask(), patienceMs);
    return () => clearTimeout(timer);
  }, [key]);
  return loading || (prompt !== undefined && !game);
}

/** The next prompt, if any. */
function usePrompt(asksAboutContracts: boolean): {
  readonly prompt: Prompt | undefined;
  readonly loading: boolean;
} {
  const services = useServices();
  const { kind } = useSession();
  const receipts = useQuery({
    ...receiptsQuery(services),
    enabled: kind === "full",
  });
  const { contracts, isLoading } = useContracts();
  const loading = receipts.isLoading || isLoading;
  if (kind !== "full" || loading) return { prompt: undefined, loading };

  const isNew = promptMemory(services.session).isNew;
  const payouts = (receipts.data?.list ?? []).filter(awaitsAnswer);
  const aboutPayouts = payouts.map(({ id }) => `receipt:${id}`);
  const [first] = payouts.filter(({ id }) => isNew(`receipt:${id}`));
  if (first)
    return {
      prompt: {
        modal: { name: "receipt", id: first.id },
        about: aboutPayouts,
      },
      loading,
    };
  const aboutContracts = contracts
    .filter(awaitsDecision)
    .map(({ id, kind: what, state }) => `contract:${id}:${what}:${state}`);
  return {
    prompt:
      asksAboutContracts && aboutContracts.some(isNew)
        ? { modal: { name: "contracts" }, about: aboutContracts }
        : undefined,
    loading,
  };
}

/** No dialog covers a game in progress; the withdrawal's deadline keeps running, so a toast is shown instead. */
function useNewsInGame(prompt: Prompt | undefined): void {
  const t = useTranslations();
  const { session: storage } = useServices();
  const { open } = useModalActions();
  const told = useRef("");
  useEffect(() => {
    const key = prompt?.about.join(" ") ?? "";
    if (prompt?.modal.name !== "receipt" || told.current === key) return;
    told.current = key;
    toast.show({
      id: "receipt",
      tone: "info",
      text: t("receipt.waits"),
      actionLabel: t("receipt.waits.answer"),
      onAction: () => {
        promptMemory(storage).add(prompt.about);
        open(prompt.modal);
      },
    });
  }, [prompt, t, open, storage]);
}
