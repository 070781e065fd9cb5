import { failureDescription } from '#admin/features/list/failure-description.ts';
import type { ImportProgress } from './import-in-parts.ts';

const plural = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

/** What an import did. */
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
            {'\u202f'}: <span className="break-all">{report.invalid.join(', ')}</span>
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
          . {failureDescription(report.error)} La liste ci-dessous ne contient plus qu’elles.
        </p>
      )}
    </div>
  );
}
