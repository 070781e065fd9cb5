import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { deleteWaiting, restoreWaiting } from '#data/forms/outbox.ts';
import type { WaitingRequest } from '#data/forms/outbox-entries.ts';
import { useOnline } from '#data/online.ts';
import { OUTBOX_RETENTION_DAYS } from '#domain/site/retention.ts';
import { buttonClass } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { MessageState } from '#ui/message-state.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingRow } from './waiting-row.tsx';

const NOTE = `Gardées sur cet appareil seulement, ${OUTBOX_RETENTION_DAYS} jours au plus, et effacées une fois parties.`;

async function restore(entry: WaitingRequest): Promise<void> {
  if (await restoreWaiting(entry)) return;
  toastError('La demande n’a pas pu être remise', 'Cet appareil ne peut plus rien garder.');
}

type OutboxPageProps = {
  /** Opens the form of a request, which has been filled in. */
  onEdit: (request: WaitingRequest) => void;
};

/** The requests that wait for a network. The server renders the page empty, the same for everybody. */
export function OutboxPage({ onEdit }: OutboxPageProps) {
  const isOnline = useOnline();
  const waiting = useWaiting();
  const title = useRef<HTMLHeadingElement>(null);

  const focusTitle = () => title.current?.focus({ preventScroll: true });
  async function remove(entry: WaitingRequest) {
    focusTitle();
    await deleteWaiting(entry);
    toastSuccess('Demande supprimée', undefined, {
      label: 'Annuler',
      onPress: () => void restore(entry),
    });
  }

  return (
    // A full window high from the first render, so that the footer does not jump.
    <div className="min-h-dvh pb-28">
      <header className="page-grid gap-y-3 pt-25 pb-6.5 md:pt-19 md:pb-10 md:[align-items:last_baseline]">
        <h1 ref={title} tabIndex={-1} className="section-title md:col-span-7">
          Demandes en attente
        </h1>
        <p className="text-note text-ink-2 md:col-span-4 md:col-start-9">{NOTE}</p>
      </header>
      <div className="page-margins">
        <div className="border-t border-ink">
          {waiting === null && <Loading className="pt-11">Lecture de vos demandes…</Loading>}
          {waiting?.requests.length === 0 && (
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
          )}
          <ul>
            {waiting?.requests.map((entry) => (
              <WaitingRow
                key={entry.key}
                entry={entry}
                isOnline={isOnline}
                isEdited={waiting.edited.has(entry.key)}
                onEdit={() => onEdit(entry)}
                onDelete={() => void remove(entry)}
                onGone={focusTitle}
              />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
