import { Link } from '@tanstack/react-router';
import { sortRecords } from '#admin/features/list/list-search.ts';
import { Section } from '#admin/ui/section.tsx';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import { ageOf, TYPE_LABELS } from '#domain/requests/received.ts';

const SHOWN = 5;

const nameOf = ({ first_name, last_name }: ContactRequest) =>
  `${first_name} ${last_name}`.trim() || 'Sans nom';

/** The newest of the unanswered requests. */
export function NewestRequests({ requests }: { requests: readonly ContactRequest[] }) {
  const newest = sortRecords(requests, 'desc', ({ created_at }) => created_at);
  const open = newest.slice(0, SHOWN);
  return (
    <Section title="Demandes à traiter">
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
