import { Link } from '@tanstack/react-router';
import type { NamedFigures } from '#admin/data/named-figures.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { readsOfWeek } from '#domain/figures/summary.ts';

const SHOWN = 5;

/** What was read most in the last seven days. */
export function MostRead({ records }: { records: readonly NamedFigures[] | undefined }) {
  if (records === undefined) return null;
  const read = records
    .map(({ figures, ...record }) => ({ ...record, reads: readsOfWeek(figures) }))
    .filter(({ reads }) => reads > 0)
    .toSorted((a, b) => b.reads - a.reads)
    .slice(0, SHOWN);
  return (
    <Section title="Les plus lus de la semaine">
      {read.length === 0 && <p className="text-ink-2">Aucune lecture ces sept derniers jours.</p>}
      <ol>
        {read.map(({ id, kind, recordId, name, reads }) => (
          <li key={id} className="border-b border-rule">
            <Link
              {...recordLink(kind, recordId)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span className="font-medium">{name}</span>
              <span className="text-small text-ink-2 tabular-nums">
                {reads} {reads > 1 ? 'lectures' : 'lecture'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Link to="/admin/chiffres" className={`${ACTION} mt-2`}>
        Tous les chiffres
      </Link>
    </Section>
  );
}
