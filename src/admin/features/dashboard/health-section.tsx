import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LIST_MAX } from '#admin/data/sources.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { Button } from '#admin/ui/button.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { Section } from '#admin/ui/section.tsx';
import { formatCount } from '#domain/text/format.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { brokenImages } from './broken-images.ts';
import {
  type Content,
  contentHealth,
  type HealthIssue,
  type HealthItem,
} from './content-health.ts';
import { type IncompleteRecord, IncompleteRecords } from './incomplete-records.tsx';
import { HEALTH_ID } from './tasks.ts';

type HealthSectionProps = { content: Content; incomplete: readonly IncompleteRecord[] };

/** What is missing or doubtful in the content, with links to where it can be fixed. */
export function HealthSection({ content, incomplete }: HealthSectionProps) {
  const [broken, setBroken] = useState<HealthItem[] | null>(null);
  const [isChecking, check] = useSingleFlight(async () => setBroken(await brokenImages(content)));
  const found: HealthIssue[] = broken?.length
    ? [{ key: 'cassees', title: 'Images qui ne s’affichent pas', items: broken }]
    : [];
  const issues = [...found, ...contentHealth(content)];
  return (
    <Section id={HEALTH_ID} title="Santé du contenu">
      {content.isCut && (
        <p className="mb-3 text-small text-ink-2">
          Vérifié sur les {formatCount(LIST_MAX)} fiches les plus récentes de chaque rubrique.
          Au-delà, ouvrez la liste de la rubrique.
        </p>
      )}
      {issues.length === 0 && incomplete.length === 0 && (
        <p className="text-ink-2">Rien à signaler{'\u00a0'}: tout est en ordre.</p>
      )}
      <IncompleteRecords records={incomplete} />
      <ul>
        {issues.map(({ key, title, items }) => (
          <li key={key} className="border-b border-rule">
            <details>
              <summary className="min-h-11 cursor-pointer content-center">
                {title}{' '}
                <span className="text-ink-2">
                  ({content.isCut && 'au moins '}
                  {items.length})
                </span>
              </summary>
              <ul className="flex flex-wrap gap-x-5 pb-3">
                {items.map((item) => (
                  <li key={`${item.kind}/${item.id}`}>
                    <Link {...recordLink(item.kind, item.id)} className={ACTION}>
                      {item.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button
          size="sm"
          variant="outline"
          aria-disabled={isChecking || undefined}
          onClick={() => void check()}
        >
          {isChecking ? 'Vérification…' : 'Vérifier les images'}
        </Button>
        <p role="status" className="text-small text-ink-2">
          {broken?.length === 0 ? 'Toutes les images s’affichent.' : ''}
        </p>
      </div>
    </Section>
  );
}
