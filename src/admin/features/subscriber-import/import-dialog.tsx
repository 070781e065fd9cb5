import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { BasisSelect } from './basis-select.tsx';
import { EmailFile } from './email-file.tsx';
import { type ImportProgress, importInParts } from './import-emails.ts';
import { ImportReportView, ImportSummary } from './import-summary.tsx';
import { readEmailList } from './read-email-list.ts';

/** Imports email addresses from a file or a pasted list, once it is said how the people agreed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isBasisMissing, setBasisMissing] = useState(false);
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ImportProgress | null>(null);
  const list = readEmailList(text);
  const { emails } = list;

  const [isImporting, runImport] = useSingleFlight(async () => {
    if (emails.length === 0) return setError('Aucune adresse e-mail dans cette liste');
    if (basis === undefined) return setBasisMissing(true);
    setError(undefined);
    const result = await importInParts(emails, basis);
    setReport(result);
    // What was not understood stays in the field, to be corrected.
    const wrong = list.rejected.filter(({ isFixable }) => isFixable).map((part) => part.text);
    setText([...result.left, ...wrong].join('\n'));
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
      <ImportSummary list={list} />
      <BasisSelect value={basis} isMissing={isBasisMissing} onChange={setBasis} />
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
