import { useTranslations } from "@foyer/ui/words";
import { Modal } from "@foyer/ui/modal";
import { NoticeList } from "@foyer/ui/notice-list";
import { useModalActions } from "../../navigation/modals.ts";
import {
  useGameNotices,
  useHouseNotices,
  type NoticesOf,
} from "../../kit/content/notices.ts";

interface NoticeDialogProps {
  /** The notice that was pressed. If it is no longer announced, the first one is opened. */
  readonly id: string;
  /** The game category whose notices these are; without it, the general ones. */
  readonly of?: NoticesOf | undefined;
}

/** The list of notices, with the one that was pressed (ANN-08, ANN-09). */
export default function NoticeDialog({ id, of }: NoticeDialogProps) {
  return of ? <OfGames id={id} of={of} /> : <OfHouse id={id} />;
}

function OfHouse({ id }: { readonly id: string }) {
  return <Notices id={id} {...useHouseNotices()} />;
}

function OfGames({ id, of }: { readonly id: string; readonly of: NoticesOf }) {
  return <Notices id={id} {...useGameNotices(of)} />;
}

type NoticesProps = ReturnType<typeof useHouseNotices> & {
  readonly id: string;
};

function Notices(props: NoticesProps) {
  const { id, data, isPending, isFetching, isError, refetch } = props;
  const title = useTranslations()("notices.title");
  const { close } = useModalActions();
  return (
    <Modal open onClose={close} title={title} size="large">
      <NoticeList
        label={title}
        initialId={id}
        notices={(data ?? []).map(({ id: key, title: heading, content }) => ({
          id: key,
          title: heading,
          html: content,
        }))}
        loading={isPending || isFetching}
        failed={isError && !data}
        onRetry={() => void refetch()}
      />
    </Modal>
  );
}
