import { useMemo, useState } from 'react';
import { callAdmin } from '#admin/data/calls.ts';
import { useAction } from '#admin/kit/actions.ts';
import { ChooseButton } from '#admin/kit/pictures/picture-drop.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';
import type { ConsentBasis } from '#domain/newsletter/newsletter-subscription.ts';
import { readSubscribers } from '#domain/newsletter/read-subscribers.ts';
import { inParts } from '#domain/site/catalogue.ts';
import { Dialog } from '#ui/dialog.tsx';
import { toastError } from '#ui/toast/toast.ts';
import { BasisSelect } from './consent.tsx';

const BOX = 'mb-6 bg-sand px-5 py-4 text-ui';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const list = useMemo(() => readSubscribers(text), [text]);
  const count = list.emails.length;

  const [isImporting, runImport] = useAction('L’import n’est pas terminé', async () => {
    setTried(true);
    if (count === 0 || basis === undefined) return;
    const done = { imported: 0, known: 0 };
    for (const emails of inParts(list.emails, IMPORT_MAX)) {
      const payload = { action: 'import-subscribers', emails, basis } as const;
      const { imported, known } = await callAdmin<ImportReport>(payload);
      done.imported += imported;
      done.known += known;
    }
    setOutcome(
      `Adresses importées\u00a0: ${done.imported}. Déjà connues, laissées telles quelles\u00a0: ${done.known}.`,
    );
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
      <p role="status" className={outcome && BOX}>
        {outcome}
      </p>
      <div className="mb-5">
        <ChooseButton accept=".csv,.txt,text/csv,text/plain" onFiles={readFile}>
          Choisir un fichier
        </ChooseButton>
      </div>
      <TextArea
        label="Adresses"
        rows={6}
        value={text}
        error={isTried && count === 0 ? 'Aucune adresse e-mail à importer' : undefined}
        hint={count === 0 ? undefined : `${count} dans la liste`}
        onChange={({ target }) => setText(target.value)}
      />
      <LeftOut title={LEFT_OUT} lines={list.wrong} />
      <LeftOut title={REFUSED} lines={list.refused} />
      <BasisSelect isMissing={isTried && basis === undefined} onChange={setBasis} />
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

const LEFT_OUT = 'Ne seront pas importés, faute d’adresse e-mail valide';
const REFUSED =
  'Liste refusée\u00a0: elle nomme aussi des personnes qui ne sont plus abonnées, ou d’autres adresses. Ne gardez que les lignes des personnes abonnées, et que la colonne de leurs adresses\u00a0:\n\nAdresse\nelise@exemple.fr\nluc@exemple.fr\n\nLignes en cause';
/** Lines shown of a long list. */
const SHOWN_MAX = 100;

function LeftOut({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Avant l’import" className={BOX}>
      <p role="status" className="whitespace-pre-line">
        {title} ({lines.length})
      </p>
      <ul className="mt-3 grid gap-1">
        {[...new Set(lines)].slice(0, SHOWN_MAX).map((text) => (
          <li key={text} className="line-clamp-3 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
