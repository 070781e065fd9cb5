import { failureDescription } from '#admin/data/errors.ts';
import type { ImportProgress } from './import-emails.ts';
import type { EmailList } from './read-email-list.ts';

const SHOWN_MAX = 120;
const shorten = (text: string) =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;

const plural = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

/** What an import would do, before it writes anything: every line that is left out, and why. */
export function ImportSummary({ list }: { list: EmailList }) {
  const { emails, duplicates, rejected, isExport } = list;
  if (duplicates === 0 && rejected.length === 0 && !isExport) return null;
  return (
    <section aria-label="Avant l’import" className="mb-6 bg-sand px-5 py-4 text-ui">
      <p role="status">
        {plural(emails.length, 'adresse sera importée', 'adresses seront importées')}
        {duplicates > 0 && `, ${duplicates} en double`}
        {rejected.length > 0 && `, ${plural(rejected.length, 'laissée', 'laissées')} de côté`}
      </p>
      {isExport && (
        <p>
          Les dates d’inscription de ce fichier ne sont pas lues{'\u00a0'}: ce sera celle du jour.
        </p>
      )}
      {rejected.length > 0 && (
        <details open className="mt-3">
          <summary className="cursor-pointer">Ce qui ne sera pas importé</summary>
          <ul className="mt-2 grid gap-1">
            {rejected.map(({ line, text, reason }) => (
              <li key={`${line} ${text}`}>
                Ligne {line}
                {'\u00a0'}: <span className="break-all">{shorten(text)}</span>
                {'\u00a0'}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The result of an import. */
export function ImportReportView({ report }: { report: ImportProgress }) {
  return (
    <div role="status" className="mb-6 bg-sand px-5 py-4 text-ui">
      <ul>
        <li>{plural(report.imported, 'adresse importée', 'adresses importées')}</li>
        <li>
          {plural(
            report.known,
            'déjà connue, laissée telle quelle',
            'déjà connues, laissées telles quelles',
          )}
        </li>
        {report.duplicates > 0 && (
          <li>{plural(report.duplicates, 'en double dans la liste', 'en double dans la liste')}</li>
        )}
        {report.invalid.length > 0 && (
          <li>
            {plural(report.invalid.length, 'adresse invalide', 'adresses invalides')}
            {'\u00a0'}: <span className="break-all">{report.invalid.join(', ')}</span>
          </li>
        )}
      </ul>
      {report.left.length > 0 && (
        <p className="mt-3 text-error">
          {plural(
            report.left.length,
            'adresse n’a pas été importée',
            'adresses n’ont pas été importées',
          )}
          . {failureDescription(report.error)} Elles restent dans la liste ci-dessous.
        </p>
      )}
    </div>
  );
}
