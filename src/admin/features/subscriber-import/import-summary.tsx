import type { ImportOutcome } from './import-emails.ts';
import type { EmailList } from './read-email-list.ts';

const BOX = 'mb-6 bg-sand px-5 py-4 text-ui';

const plural = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

/** Says what an import would do, before it writes anything: each line left out, and why. */
export function ImportSummary({ list: { emails, duplicates, rejected } }: { list: EmailList }) {
  if (duplicates === 0 && rejected.length === 0) return null;
  return (
    <section aria-label="Avant l’import" className={BOX}>
      <p role="status">
        {plural(emails.length, 'adresse sera importée', 'adresses seront importées')}
        {duplicates > 0 && `, ${duplicates} en double`}
        {rejected.length > 0 && `, ${plural(rejected.length, 'laissée', 'laissées')} de côté`}
      </p>
      {rejected.length > 0 && (
        <ul aria-label="Ce qui ne sera pas importé" className="mt-3 grid gap-1">
          {rejected.map(({ line, text, reason }) => (
            <li key={`${line} ${text}`} className="line-clamp-3 break-all">
              {`Ligne ${line}\u00a0: ${text}\u00a0: ${reason}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function ImportReport({ outcome }: { outcome: ImportOutcome }) {
  const { imported, known, left, failure } = outcome;
  return (
    <div role="status" className={BOX}>
      <p>{plural(imported, 'adresse importée', 'adresses importées')}</p>
      <p>
        {plural(
          known,
          'déjà connue, laissée telle quelle',
          'déjà connues, laissées telles quelles',
        )}
      </p>
      {left.length > 0 && (
        <p className="mt-3 text-error">
          {plural(left.length, 'adresse n’a pas été importée', 'adresses n’ont pas été importées')}.{' '}
          {failure} Elles restent dans la liste ci-dessous.
        </p>
      )}
    </div>
  );
}
