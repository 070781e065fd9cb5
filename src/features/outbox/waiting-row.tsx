import { useId, useRef, useState } from 'react';
import { sendNow } from '#data/forms/outbox.ts';
import type { WaitingRequest } from '#data/forms/outbox-entries.ts';
import { expiryOf } from '#data/forms/outbox-sending.ts';
import { formatDate, formatMoment } from '#domain/text/dates.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toastError, toastInfo } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { describeRequest, requestLines } from './describe-request.ts';
import { fillForm, giveUpEdit, wouldReplaceDraft } from './edit-waiting.ts';
import { FAILED } from './outcome-messages.ts';

async function send({ key, request }: WaitingRequest): Promise<boolean> {
  const outcome = await sendNow(key);
  // What was sent, or refused, is told by the sender.
  if (outcome.kind === 'offline') {
    toastInfo('Toujours hors connexion', 'Votre demande partira au retour du réseau.');
    return false;
  }
  if (outcome.kind === 'unavailable') {
    const later = 'Nos serveurs ne répondent pas. Votre demande reste gardée ici.';
    toastError(FAILED[request.kind], outcome.message ?? later);
    return false;
  }
  return outcome.kind !== 'invalid';
}

type WaitingRowProps = {
  entry: WaitingRequest;
  isOnline: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onGone: () => void;
};

export function WaitingRow({ onEdit, onDelete, onGone, ...row }: WaitingRowProps) {
  const { entry, isOnline, isEdited } = row;
  const titleId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isSending, run] = useSingleFlight(async () => {
    if (await send(entry)) onGone();
  });

  function edit() {
    if (fillForm(entry)) onEdit();
    else toastError('Le formulaire n’a pas pu être rempli', 'Votre navigateur ne garde rien.');
  }
  const keepDraft = () => {
    setAsking(false);
    editButton.current?.focus();
  };
  const giveUp = () => {
    giveUpEdit(entry.request.kind);
    editButton.current?.focus();
  };

  const action = { 'aria-describedby': titleId, type: 'button', className: 'link-action' } as const;
  return (
    <li
      aria-labelledby={titleId}
      className="flex flex-col gap-x-8 gap-y-4 border-b border-rule py-6.5 md:flex-row md:justify-between"
    >
      <div className="min-w-0">
        <RequestText entry={entry} titleId={titleId} isEdited={isEdited} />
        {isAsking && (
          <div role="alert" className="mt-4 border border-ink bg-paper-2 px-5 py-4">
            <p className="text-small">
              Le formulaire contient un autre texte, commencé et non envoyé.
            </p>
            <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4">
              <Button size="sm" onClick={edit}>
                Le remplacer
              </Button>
              <button type="button" className="link-action" onClick={keepDraft}>
                Garder ce texte
              </button>
            </div>
          </div>
        )}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-x-8 gap-y-4 md:self-start">
        {isOnline && !isEdited && (
          <Button
            size="sm"
            variant="outline"
            aria-disabled={isSending || undefined}
            aria-describedby={titleId}
            onClick={() => void run()}
          >
            {isSending ? 'Envoi en cours...' : 'Envoyer maintenant'}
          </Button>
        )}
        <button
          {...action}
          ref={editButton}
          onClick={() => (wouldReplaceDraft(entry) ? setAsking(true) : edit())}
        >
          Modifier
        </button>
        {isEdited && (
          <button {...action} onClick={giveUp}>
            Ne plus modifier
          </button>
        )}
        <button {...action} onClick={onDelete}>
          Supprimer
        </button>
      </div>
    </li>
  );
}

type RequestTextProps = { entry: WaitingRequest; titleId: string; isEdited: boolean };

function RequestText({ entry, titleId, isEdited }: RequestTextProps) {
  const { request, kept_at, refused } = entry;
  const { title, about } = describeRequest(request);
  const until = formatDate(new Date(expiryOf(entry)).toISOString());
  return (
    <div>
      <h2 id={titleId} className="small-title wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1.5 wrap-anywhere text-ink-2">{about}</p>
      <p className="mt-2.5 text-small text-ink-2">
        Gardée le {formatMoment(kept_at)}, jusqu’au {until}.
      </p>
      {refused !== undefined && (
        <p className="mt-2.5 flex gap-2 text-small text-error">
          <Icon name="warning" size={18} className="mt-0.5 flex-none" />
          Refusée{'\u00a0'}: {refused}
        </p>
      )}
      {isEdited && (
        <p className="mt-2.5 text-small">
          Vous la modifiez{'\u00a0'}: d’ici là, elle ne part pas d’elle-même.
        </p>
      )}
      <details className="mt-1.5">
        <summary className="flex min-h-11 w-fit list-none items-center link-text text-small font-medium [&::-webkit-details-marker]:hidden">
          Relire
        </summary>
        <dl className="mt-1 max-w-prose text-ui/[1.5]">
          {requestLines(request).map(({ label, value }) => (
            <div
              key={label}
              className="border-t border-rule py-2.5 sm:grid sm:grid-cols-[13rem_1fr]"
            >
              <dt className="font-medium">{label}</dt>
              <dd className="whitespace-pre-line wrap-anywhere text-ink-2">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
