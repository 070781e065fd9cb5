import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import {
  addToOutbox,
  deleteFromOutbox,
  type FilledVisitorForm,
  listWaitingRequests,
  type OutboxRequest,
  outboxExpiryTime,
  outboxKey,
} from '#data/forms/outbox.ts';
import { subscribeToStorageEvents } from '#data/forms/outbox-count.ts';
import { jsonSessionStorage } from '#data/storage.ts';
import { HOLIDAY_TYPES } from '#domain/requests/holiday-fields.ts';
import { optionLabel } from '#domain/schema/field.ts';
import {
  CONTACT_DRAFT_SESSION_STORAGE_KEY,
  HOLIDAY_DRAFT_SESSION_STORAGE_KEY,
} from '#domain/site/storage-keys.ts';
import { formatLongDate, formatLongDateTime } from '#domain/text/dates.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { PageMessage } from '#ui/page-message.tsx';
import { toastError, toastInfo, toastSuccess } from '#ui/toast/toast.ts';
import { writeHolidayDraft } from './holiday-draft.ts';
import { sendOutboxAndNotify } from './send-requests.ts';

const TITLES = {
  newsletter: 'Inscription à la newsletter',
  contact: 'Message',
  vacances: 'Vacances sur mesure',
};

const FORMS = {
  contact: { draftKey: CONTACT_DRAFT_SESSION_STORAGE_KEY, to: '/contact', hash: 'contact-form' },
  vacances: {
    draftKey: HOLIDAY_DRAFT_SESSION_STORAGE_KEY,
    to: '/vacances-sur-mesure',
    hash: 'demande',
  },
} as const;
type Form = (typeof FORMS)[keyof typeof FORMS];

function aboutOf({ kind, payload }: FilledVisitorForm): string {
  if (kind === 'newsletter') return payload.email;
  if (kind === 'contact') return payload.message;
  const type = optionLabel(HOLIDAY_TYPES, payload.typeVacances);
  return payload.destination === '' ? type : `${payload.destination}\u00a0: ${type.toLowerCase()}`;
}

/** @param onGone Called to move the focus, because the pressed button « Supprimer » disappears with its request. */
export function WaitingRequestList({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<OutboxRequest[]>();
  useEffect(() => {
    const read = async () => setWaiting(await listWaitingRequests());
    void read();
    void sendOutboxAndNotify();
    return subscribeToStorageEvents(() => void read());
  }, []);

  async function remove(entry: OutboxRequest) {
    onGone();
    await deleteFromOutbox(entry);
    toastSuccess('Demande supprimée', {
      action: { label: 'Annuler', onPress: () => void addToOutbox(entry) },
    });
  }

  async function edit(entry: OutboxRequest, { draftKey, ...form }: Form) {
    const { kind, payload } = entry.request;
    const isWritten =
      kind === 'vacances'
        ? writeHolidayDraft(payload, payload.hotels ?? [])
        : jsonSessionStorage.write(draftKey, payload);
    if (!isWritten) {
      toastError('Le formulaire n’a pas pu être rempli', {
        description: 'Votre navigateur ne garde rien.',
      });
      return;
    }
    await deleteFromOutbox(entry);
    await navigate(form);
  }

  function askToEdit(entry: OutboxRequest, form: Form) {
    if (jsonSessionStorage.read(form.draftKey) === null) {
      void edit(entry, form);
      return;
    }
    toastInfo('Le formulaire contient un autre texte, commencé et non envoyé.', {
      action: { label: 'Le remplacer', onPress: () => void edit(entry, form) },
    });
  }

  if (waiting === undefined) return <Loading className="pt-11">Lecture de vos demandes…</Loading>;
  if (waiting.length === 0) return <NothingWaits />;
  return (
    <ul>
      {waiting.map((entry) => {
        const { kind } = entry.request;
        return (
          <WaitingRow
            key={outboxKey(entry.request)}
            entry={entry}
            onEdit={kind === 'newsletter' ? undefined : () => askToEdit(entry, FORMS[kind])}
            onDelete={() => void remove(entry)}
          />
        );
      })}
    </ul>
  );
}

type WaitingRowProps = {
  entry: OutboxRequest;
  /** Reopens the request in its form; undefined for a newsletter sign-up, whose only field is quickly typed again. */
  onEdit: (() => void) | undefined;
  onDelete: () => void;
};

function WaitingRow({ entry, onEdit, onDelete }: WaitingRowProps) {
  const titleId = useId();
  const { request, kept_at, refused } = entry;
  const action = { 'aria-describedby': titleId, type: 'button', className: 'link-action' } as const;
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-x-8 gap-y-4 border-b border-rule py-6 md:flex-row md:justify-between"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="title text-small-title wrap-anywhere">
          {TITLES[request.kind]}
        </h2>
        <p className="mt-1.5 line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-2">
          {aboutOf(request)}
        </p>
        <p className="mt-2.5 text-small text-ink-2">
          Gardée le {formatLongDateTime(kept_at)}, jusqu’au{' '}
          {formatLongDate(new Date(outboxExpiryTime(entry)).toISOString())}.
        </p>
        {refused !== undefined && (
          <p className="mt-2.5 flex gap-2 text-small text-error">
            <Icon name="warning" size={18} className="mt-0.5 flex-none" />
            Refusée{'\u00a0'}: {refused}
          </p>
        )}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-x-8 gap-y-4 md:self-start">
        {onEdit && (
          <button {...action} onClick={onEdit}>
            Modifier
          </button>
        )}
        <button {...action} onClick={onDelete}>
          Supprimer
        </button>
      </div>
    </li>
  );
}

function NothingWaits() {
  return (
    <PageMessage
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
