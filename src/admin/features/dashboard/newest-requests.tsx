import { Link } from '@tanstack/react-router';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { ageOf, TYPE_LABELS } from '#domain/requests/received.ts';
import { Icon } from '#ui/icon.tsx';

const SHOWN = 5;

const nameOf = ({ first_name, last_name }: ContactRequest) =>
  `${first_name} ${last_name}`.trim() || 'Sans nom';

/** The newest unanswered requests, and how many mails could not be sent. */
export function NewestRequests({ requests }: { requests: readonly ContactRequest[] }) {
  const open = requests.filter(({ handled }) => !handled).slice(0, SHOWN);
  const failed = requests.filter(({ delivery }) => delivery === 'failed').length;
  return (
    <Section title="Demandes à traiter">
      {failed > 0 && (
        <p className="flex items-center gap-2 text-error">
          <Icon name="warning" size={18} />
          <Link to="/admin/demandes" search={{ envoi: 'failed' }} className={ACTION}>
            {failed > 1
              ? `${failed} avis à l’équipe n’ont pas pu être envoyés`
              : 'Un avis à l’équipe n’a pas pu être envoyé'}
          </Link>
        </p>
      )}
      {open.length === 0 && <p className="text-ink-2">Aucune demande n’attend de réponse.</p>}
      <ul>
        {open.map((request) => (
          <li key={request.id} className="border-b border-rule">
            <Link
              to="/admin/demandes/$id"
              params={{ id: request.id }}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="font-medium">{nameOf(request)}</span>
              <span className="text-small text-ink-2">
                {TYPE_LABELS[request.form_type]}, {ageOf(request, new Date())}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
