import { useNavigate } from '@tanstack/react-router';
import { useLiveRecord } from '#admin/data/live.ts';
import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import type { ActionTexts } from '#admin/kit/list/action-texts.ts';
import { Unreachable } from '#admin/kit/list/list-state.tsx';
import { useRecordActions } from '#admin/kit/list/use-record-actions.ts';
import { useResend } from '#admin/kit/use-resend.ts';
import { Button, buttonClass } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import { replyMail } from '#domain/requests/contact-links.ts';
import { reachButton } from '#domain/requests/contact-methods.ts';
import { ContactRequest } from '#domain/requests/contact-request.ts';
import { receivedText } from '#domain/requests/received.ts';
import { requestFields } from '#domain/requests/request-fields.ts';
import { Loading } from '#ui/loading.tsx';
import { AttachedHotels } from './attached-hotels.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { markRequests } from './mark-requests.ts';
import { RequestNote } from './request-note.tsx';
import { followUpOf, senderOf } from './request-texts.ts';

const { section, collection } = ENTITIES.requests;

const BACK = (
  <BackLink to="/admin/$section" params={{ section }}>
    Demandes
  </BackLink>
);

type RequestPageProps = { id: string; texts: ActionTexts };

/** A request, live, or a notice that it is gone. */
export function RequestPage({ id, texts }: RequestPageProps) {
  const { record: request, state } = useLiveRecord(ContactRequest, collection, id);
  const navigate = useNavigate();
  const onDeleted = () => void navigate({ to: '/admin/$section', params: { section } });
  if (state === 'unreachable') return <Unreachable />;
  if (request) return <RequestDetail request={request} texts={texts} onDeleted={onDeleted} />;
  if (request === undefined) {
    return <Loading className="py-10">Chargement de la demande…</Loading>;
  }
  return (
    <PageHead
      title="Demande introuvable"
      summary="Elle a été supprimée, ou l’adresse est fausse."
      back={BACK}
    />
  );
}

type RequestDetailProps = { request: ContactRequest; texts: ActionTexts; onDeleted: () => void };

function RequestDetail({ request, texts, onDeleted }: RequestDetailProps) {
  const actions = useRecordActions(ENTITIES.requests, texts, () => senderOf(request));
  const [isSending, resend] = useResend(ENTITIES.requests);
  const isReachable = reachButton(request.fields) !== null || replyMail(request) !== null;
  return (
    <>
      <PageHead
        title={senderOf(request)}
        summary={`${receivedText(request, new Date())}, ${followUpOf(request)}`}
        back={BACK}
      >
        <div className="flex flex-wrap gap-3">
          <ReplyLinks request={request} />
          <Button
            size="sm"
            variant="outline"
            aria-disabled={actions.isBusy || undefined}
            onClick={() => actions.run(() => markRequests([request], !request.handled))}
          >
            {request.handled ? 'Rouvrir' : 'Marquer comme traitée'}
          </Button>
          <Button size="sm" variant="outline" onClick={() => actions.remove([request], onDeleted)}>
            Supprimer
          </Button>
        </div>
      </PageHead>
      {!isReachable && <p className="mb-6 text-ink-2">Aucun moyen de répondre n’a été donné.</p>}
      <DeliveryState request={request} isBusy={isSending} onResend={() => resend(request.id)} />
      <RequestFields fields={request.fields} />
      <AttachedHotels hotels={request.hotels} />
      {request.fields.message !== undefined && (
        <section aria-label="Message" className="max-w-prose py-6">
          <h2 className="admin-section-title mb-3">Message</h2>
          <p className="break-words whitespace-pre-wrap">{request.fields.message}</p>
        </section>
      )}
      <RequestNote key={request.id} request={request} />
    </>
  );
}

type ContactLinkProps = { href: string; className: string; children: string };

/** A link to a telephone, a mail program or, in a window of its own, a web page. */
function ContactLink({ href, className, children }: ContactLinkProps) {
  const isWeb = href.startsWith('https:');
  return (
    <a
      href={href}
      {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}
      className={className}
    >
      {children}
    </a>
  );
}

/** The channel that the visitor prefers, and email if there is an address. */
function ReplyLinks({ request }: { request: ContactRequest }) {
  const mail = replyMail(request);
  const reach = reachButton(request.fields);
  const isByMail = reach === null || reach.href.startsWith('mailto:');
  return (
    <>
      {!isByMail && (
        <ContactLink href={reach.href} className={buttonClass({ size: 'sm' })}>
          {reach.label}
        </ContactLink>
      )}
      {mail !== null && (
        <a
          href={mail}
          className={buttonClass({ variant: isByMail ? 'ink' : 'outline', size: 'sm' })}
        >
          Répondre par e-mail
        </a>
      )}
    </>
  );
}

/** What the visitor entered; contact details are links. */
function RequestFields({ fields }: { fields: Record<string, string> }) {
  return (
    <dl className="border-t border-ink">
      {requestFields(fields).map(({ label, value, href }) => (
        <div
          key={label}
          className="grid gap-1 border-b border-rule py-3 md:grid-cols-[16rem_1fr] md:items-baseline"
        >
          <dt className="text-small text-ink-2">{label}</dt>
          <dd className="break-words">
            {href === undefined ? (
              value
            ) : (
              <ContactLink href={href} className="link-text">
                {value}
              </ContactLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
