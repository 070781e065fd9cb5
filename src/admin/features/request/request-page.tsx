import { useNavigate } from '@tanstack/react-router';
import * as v from 'valibot';
import { useLiveRecord } from '#admin/data/live.tsx';
import type { EditorConfig } from '#admin/kit/editor/editor-config.ts';
import { EditorField } from '#admin/kit/editor/field.tsx';
import { createInitialStateOfRecord } from '#admin/kit/editor/load-editor.ts';
import { RecordEditor } from '#admin/kit/editor/record-editor.tsx';
import { ServerUnreachableMessage } from '#admin/kit/list/list-state.tsx';
import { linkToList } from '#admin/kit/list/search.tsx';
import { type RecordActions, useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { MailDeliveryText, resendMails } from '#admin/kit/mail-state.tsx';
import { BackLink, PageHeader } from '#admin/kit/page-head.tsx';
import { TitledSection } from '#admin/ui/blocks.tsx';
import { buttonClass, SmallButton } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { preferredReplyLink } from '#domain/requests/contact-methods.ts';
import { type ContactRequest, requestTypeAndDateText } from '#domain/requests/contact-request.ts';
import { filledHolidayFields } from '#domain/requests/holiday-fields.ts';
import { replyMailtoLink } from '#domain/requests/reply-mail.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { formatShortDateTime } from '#domain/text/dates.ts';
import { Loading } from '#ui/loading.tsx';
import { requesterName, setRequestsHandled } from './request-state.ts';

const toList = () => linkToList(ENTITIES.requests.section);
const Back = () => <BackLink {...toList()}>Demandes</BackLink>;

export function RequestAdminPage({ id }: { id: string }) {
  const { record, state } = useLiveRecord(ENTITIES.requests, id);
  if (record) return <RequestDetail request={record} />;
  if (state === 'unreachable') return <ServerUnreachableMessage />;
  if (state === 'reading') return <Loading className="py-10">Chargement de la demande…</Loading>;
  return (
    <PageHeader
      title="Demande introuvable"
      summary="Elle a été supprimée, ou l’adresse est fausse."
      back={<Back />}
    />
  );
}

function handledBy({ handled, handled_at, handled_by }: ContactRequest): string {
  if (!handled) return 'à traiter';
  const doneBy = handled_by === null ? 'traitée' : `traitée par ${handled_by}`;
  return `${doneBy}, le ${formatShortDateTime(handled_at)}`;
}

function RequestDetail({ request }: { request: ContactRequest }) {
  const { fields, hotels, handled } = request;
  const name = requesterName(request);
  const navigate = useNavigate();
  const actions = useRecordActions(ENTITIES.requests);
  const remove = () => actions.remove([request], name, () => void navigate(toList()));
  return (
    <>
      <PageHeader
        title={name}
        summary={`${requestTypeAndDateText(request)}, ${handledBy(request)}`}
        back={<Back />}
      >
        <div className="flex flex-wrap items-center gap-3">
          <ReplyLinks request={request} />
          <SmallButton
            aria-disabled={actions.isBusy}
            onClick={() => setRequestsHandled([request], !handled, actions)}
          >
            {handled ? 'Rouvrir' : 'Marquer comme traitée'}
          </SmallButton>
          <SmallButton onClick={remove}>Supprimer</SmallButton>
        </div>
      </PageHeader>
      <DeliveryState request={request} actions={actions} />
      <dl className="border-t border-ink pb-8">
        {filledHolidayFields(fields).map(({ label, value, href }) => (
          <div
            key={label}
            className="grid gap-1 border-b border-rule py-3 md:grid-cols-[16rem_1fr] md:items-baseline"
          >
            <dt className="text-small text-ink-2">{label}</dt>
            <dd className="break-words">
              {href ? (
                <a href={href} className="link-text">
                  {value}
                </a>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hotels.length > 0 && (
        <TitledSection title="Hôtels joints">
          <ul className="grid gap-1">
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <a href={hotelPath(hotel.id)} target="_blank" rel="noopener" className="link-text">
                  {hotel.name}
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      {fields.message !== undefined && (
        <TitledSection title="Message">
          <p className="max-w-prose break-words whitespace-pre-wrap">{fields.message}</p>
        </TitledSection>
      )}
      <RequestNote key={request.id} request={request} />
    </>
  );
}

function ReplyLinks({ request }: { request: ContactRequest }) {
  const links: { label: string; href: string }[] = [];
  const preferred = preferredReplyLink(request.fields);
  if (preferred && !preferred.href.startsWith('mailto:')) links.push(preferred);
  const mailto = replyMailtoLink(request);
  if (mailto !== null) links.push({ label: 'Répondre par e-mail', href: mailto });
  if (links.length === 0) {
    return <p className="text-ink-2">Aucun moyen de répondre n’a été donné.</p>;
  }
  return links.map(({ label, href }) => (
    <a key={label} href={href} className={buttonClass({ size: 'sm' })}>
      {label}
    </a>
  ));
}

type DeliveryStateProps = { request: ContactRequest; actions: RecordActions };

function DeliveryState({ request, actions }: DeliveryStateProps) {
  const { mails, delivery } = request;
  const mailsByLabel = { 'Avis à l’équipe': mails.team, 'Accusé de réception': mails.receipt };
  return (
    <div className="mb-6 grid justify-items-start gap-3 bg-sand px-5 py-4 text-ui empty:hidden">
      {Object.entries(mailsByLabel).map(
        ([label, mail]) =>
          mail && (
            <p key={label} role="status">
              {label}
              {'\u00a0'}: <MailDeliveryText mail={mail} of={request} />
            </p>
          ),
      )}
      {delivery === 'failed' && (
        <SmallButton aria-disabled={actions.isBusy} onClick={() => resendMails([request], actions)}>
          Renvoyer
        </SmallButton>
      )}
    </div>
  );
}

const NOTE_EDITOR: EditorConfig = {
  entity: ENTITIES.requests,
  input: v.strictObject({ note: ENTITIES.requests.fields.note }),
  texts: { changed: 'Note enregistrée', notChanged: 'La note n’a pas été enregistrée' },
  staysOpen: true,
  Body: () => (
    <EditorField
      name="note"
      rows={3}
      hint={'Pour l’équipe seulement\u00a0: le voyageur ne la voit pas.'}
    />
  ),
};

function RequestNote({ request }: { request: ContactRequest }) {
  const navigate = useNavigate();
  return (
    <section aria-label="Note" className="max-w-prose py-6">
      <RecordEditor
        config={NOTE_EDITOR}
        initial={createInitialStateOfRecord(NOTE_EDITOR, request.id, request)}
        onLeave={() => void navigate(toList())}
      />
    </section>
  );
}
