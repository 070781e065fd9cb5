import { useState } from 'react';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { AddressFile } from './address-file.tsx';
import { type ImportProgress, importInParts } from './import-in-parts.ts';
import { ImportReportView } from './import-report.tsx';
import { parseAddresses } from './parse-addresses.ts';

/** Imports addresses from a file or a pasted list; only those of people who agreed to it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ImportProgress | null>(null);
  const emails = parseAddresses(text);

  const [isImporting, runImport] = useSingleFlight(async () => {
    if (emails.length === 0) return setError('Aucune adresse email dans cette liste');
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
      <AddressFile onText={takeText} />
      <TextAreaField
        label="Adresses"
        variant="box"
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
          {isImporting ? 'Import en cours...' : 'Importer'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}
