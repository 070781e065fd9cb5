import { useState } from 'react';
import { callAdmin } from '#admin/data/calls.ts';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { useAction } from '#admin/kit/use-action.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/newsletter-subscription.ts';
import { inParts } from '#domain/site/catalogue.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { BasisSelect } from './basis-select.tsx';
import { type EmailList, readEmailList } from './read-email-list.ts';

type Imported = Pick<ImportReport, 'imported' | 'known'>;

const BOX = 'mb-6 bg-sand px-5 py-4 text-ui';

/** Imports email addresses from a file or a pasted list, once a consent basis is chosen. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<Imported>();
  const list = readEmailList(text);
  const count = list.emails.length;

  const [isImporting, runImport] = useAction('L’import n’est pas terminé', async () => {
    setTried(true);
    if (count === 0 || basis === undefined) return;
    const done: Imported = { imported: 0, known: 0 };
    for (const emails of inParts(list.emails, IMPORT_MAX)) {
      const payload = { action: 'import-subscribers', emails, basis } as const;
      const { imported, known } = await callAdmin<ImportReport>(payload);
      done.imported += imported;
      done.known += known;
    }
    setOutcome(done);
    // Invalid entries stay in the field for correction.
    setText(list.wrong.join('\n'));
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
      {outcome && (
        <p role="status" className={BOX}>
          {`Adresses importées\u00a0: ${outcome.imported}. Déjà connues, laissées telles quelles\u00a0: ${outcome.known}.`}
        </p>
      )}
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
      <LeftOut wrong={list.wrong} />
      <BasisSelect value={basis} isMissing={isTried} onChange={setBasis} />
      <div className="mt-5 flex flex-wrap gap-4">
        <Button aria-disabled={isImporting} onClick={runImport}>
          {isImporting ? 'Import en cours…' : 'Importer'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}

/** Lists, before the import, the entries that will be skipped. */
function LeftOut({ wrong }: Pick<EmailList, 'wrong'>) {
  if (wrong.length === 0) return null;
  return (
    <section aria-label="Avant l’import" className={BOX}>
      <p role="status">Ne seront pas importés, faute d’adresse e-mail valide ({wrong.length})</p>
      <ul className="mt-3 grid gap-1">
        {wrong.map((text) => (
          <li key={text} className="line-clamp-3 break-all">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
