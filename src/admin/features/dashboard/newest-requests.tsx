import { Link } from '@tanstack/react-router';
import { readFields } from '#admin/data/read-fields.ts';
import { OPEN_REQUESTS } from '#admin/data/sources.ts';
import { RequestTitle } from '#admin/data/titles.ts';
import { useRead } from '#admin/data/use-read.ts';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { ageOf, TYPE_LABELS } from '#domain/requests/received.ts';

const SHOWN = 5;

const dateOf = ({ created_at }: { created_at: string | null }) => Date.parse(created_at ?? '') || 0;

/** The newest requests that wait for an answer. */
export function NewestRequests() {
  const { value, problem } = useRead(['open requests'], () =>
    readFields(RequestTitle, OPEN_REQUESTS),
  );
  const newest = value?.toSorted((one, other) => dateOf(other) - dateOf(one)).slice(0, SHOWN);
  return (
    <Section title="Demandes à traiter">
      {!newest && <Unread problem={problem} />}
      {newest?.length === 0 && <p className="text-ink-2">Aucune demande n’attend de réponse.</p>}
      <ul>
        {newest?.map((request) => (
          <li key={request.id} className="border-b border-rule">
            <Link
              to="/admin/$section/$id"
              params={{ section: 'demandes', id: request.id }}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="font-medium">
                {`${request.first_name} ${request.last_name}`.trim() || 'Sans nom'}
              </span>
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
