import { useState } from 'react';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import type { ConsentBasis } from '#domain/newsletter/consent-basis.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { BasisSelect } from './basis-select.tsx';
import { type ImportOutcome, importInParts } from './import-emails.ts';
import { ImportReport, ImportSummary } from './import-summary.tsx';
import { readEmailList } from './read-email-list.ts';

/** Imports email addresses from a file or a pasted list, once it is said how the people agreed. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const list = readEmailList(text);
  const count = list.emails.length;

  const [isImporting, runImport] = useSingleFlight(async () => {
    setTried(true);
    if (count === 0 || basis === undefined) return;
    const result = await importInParts(list.emails, basis);
    setOutcome(result);
    // What was not understood stays in the field, to be corrected.
    const wrong = list.rejected.filter(({ isFixable }) => isFixable).map((part) => part.text);
    setText([...result.left, ...wrong].join('\n'));
    setTried(false);
  });
  const readFile = ([file]: readonly File[]) =>
    void file?.text().then(setText, () => toastError('Ce fichier n’a pas pu être lu', file.name));

  return (
    <Dialog open onClose={onClose} title="Importer des abonnés">
      <p className="mt-3 mb-5 text-ink-2">
        Collez une liste d’adresses, ou choisissez un fichier CSV ou texte. Les adresses déjà
        connues ne changent pas{'\u202f'}; qui s’est désinscrit le reste. La date d’inscription des
        autres sera celle du jour.
      </p>
      {outcome && <ImportReport outcome={outcome} />}
      <div className="mb-5">
        <ChooseButton accept=".csv,.txt,text/csv,text/plain" onFiles={readFile}>
          Choisir un fichier
        </ChooseButton>
      </div>
      <TextArea
        label="Adresses"
        rows={6}
        value={text}
        error={isTried && count === 0 ? 'Aucune adresse e-mail dans cette liste' : undefined}
        hint={count === 0 ? undefined : `${count} dans la liste`}
        onChange={({ target }) => setText(target.value)}
      />
      <ImportSummary list={list} />
      <BasisSelect value={basis} isMissing={isTried} onChange={setBasis} />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button aria-disabled={isImporting} onClick={() => void runImport()}>
          {isImporting ? 'Import en cours…' : 'Importer'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}
