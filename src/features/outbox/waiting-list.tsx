import { Link } from '@tanstack/react-router';
import { deleteWaiting, restoreWaiting } from '#data/forms/outbox.ts';
import type { WaitingRequest } from '#data/forms/outbox-entries.ts';
import { useOnline } from '#data/online.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingRow } from './waiting-row.tsx';

async function restore(entry: WaitingRequest): Promise<void> {
  if (await restoreWaiting(entry)) return;
  toastError('La demande n’a pas pu être remise', 'Cet appareil ne peut plus rien garder.');
}

type WaitingListProps = {
  onEdit: (request: WaitingRequest) => void;
  /** The button that had the focus goes with its row. */
  onGone: () => void;
};

export function WaitingList({ onEdit, onGone }: WaitingListProps) {
  const isOnline = useOnline();
  const waiting = useWaiting();

  async function remove(entry: WaitingRequest) {
    onGone();
    await deleteWaiting(entry);
    toastSuccess('Demande supprimée', undefined, {
      label: 'Annuler',
      onPress: () => void restore(entry),
    });
  }

  if (waiting === null) return <Loading className="pt-11">Lecture de vos demandes…</Loading>;
  if (waiting.requests.length === 0) return <NothingWaits />;
  return (
    <ul>
      {waiting.requests.map((entry) => (
        <WaitingRow
          key={entry.key}
          entry={entry}
          isOnline={isOnline}
          isEdited={waiting.edited.has(entry.key)}
          onEdit={() => onEdit(entry)}
          onDelete={() => void remove(entry)}
          onGone={onGone}
        />
      ))}
    </ul>
  );
}

function NothingWaits() {
  return (
    <MessageState
      className="pt-11 md:pt-14"
      title="Rien n’attend"
      text="Ce que vous envoyez sans réseau se garde ici, et part à son retour."
      action={
        <Link to="/destinations" className={buttonClass()}>
          Parcourir les hôtels
        </Link>
      }
    />
  );
}
