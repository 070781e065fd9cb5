import { useState } from 'react';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { Button } from '#admin/ui/button.tsx';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { EmailFile } from './email-file.tsx';
import { type ImportProgress, importInParts, parseEmails } from './import-emails.ts';

/** Imports email addresses from a file or a pasted list, once consent is confirmed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ImportProgress | null>(null);
  const emails = parseEmails(text);

  const [isImporting, runImport] = useSingleFlight(async () => {
    if (emails.length === 0) return setError('Aucune adresse e-mail dans cette liste');
    if (!isAgreed)
      return setError('Confirmez que ces personnes ont accepté de recevoir la newsletter');
    setError(undefined);
    const result = await importInParts(emails);
    setReport(result);
    setText(result.left.join('\n'));
  });
  const takeText = (next: string) => {
    setText(next);
    setError(undefined);
  };

  return (
    <Dialog open onClose={onClose} title="Importer des abonnés">
      <p className="mt-3 mb-5 text-ink-2">
        Collez une liste d’adresses, ou choisissez un fichier CSV ou texte. Les adresses déjà
        connues ne changent pas{'\u202f'}; qui s’est désinscrit le reste.
      </p>
      {report && <ImportReportView report={report} />}
      <EmailFile onText={takeText} />
      <TextArea
        label="Adresses"
        rows={6}
        value={text}
        error={error}
        hint={emails.length === 0 ? undefined : `${emails.length} dans la liste`}
        onChange={(event) => takeText(event.target.value)}
      />
      <Checkbox
        label="Ces personnes ont accepté de recevoir la newsletter"
        checked={isAgreed}
        onChange={(checked) => {
          setAgreed(checked);
          setError(undefined);
        }}
      />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button aria-disabled={isImporting || undefined} onClick={() => void runImport()}>
          {isImporting ? 'Import en cours…' : 'Importer'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}

const plural = (count: number, one: string, several: string) =>
  `${count} ${count > 1 ? several : one}`;

/** The result of an import. */
function ImportReportView({ report }: { report: ImportProgress }) {
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
          . {failureDescription(report.error)} La liste ci-dessous ne contient plus qu’elles.
        </p>
      )}
    </div>
  );
}
