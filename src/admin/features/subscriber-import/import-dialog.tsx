import { useEffect, useRef, useState } from 'react';
import { callAdmin } from '#admin/data/calls.ts';
import type { LiveList } from '#admin/data/live.tsx';
import { readAll } from '#admin/data/read.ts';
import { useRead } from '#admin/data/use-read.ts';
import { useAction } from '#admin/kit/actions.ts';
import { ChooseButton } from '#admin/kit/pictures/picture-drop.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { IMPORT_MAX, type ImportReport } from '#domain/admin/admin-calls.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { ConsentBasis } from '#domain/newsletter/newsletter-subscription.ts';
import { type Reading, readSubscribers } from '#domain/newsletter/read-subscribers.ts';
import { recogniseColumns } from '#domain/newsletter/subscriber-columns.ts';
import { inParts } from '#domain/site/in-parts.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { formatCount } from '#domain/text/format.ts';
import { Dialog } from '#ui/dialog.tsx';
import { BasisSelect } from './consent.tsx';
import { BOX, ImportPreview, type ImportTable } from './import-preview.tsx';
import { decodeText, readTable } from './read-table.ts';

const UNREADABLE =
  'Ce fichier n’est pas lisible. Ouvrez-le dans un tableur et enregistrez-le au format «\u202fCSV UTF-8\u202f».';
const NOBODY = 'Aucune adresse e-mail à importer';

type Subscribers = LiveList<{ email: string }>;

/** Reads who a table subscribes, without known and `sent` addresses; the answer names its table. */
function useReading(table: ImportTable | null | undefined, list: Subscribers, isSending: boolean) {
  const [reading, setReading] = useState<Reading & { of: ImportTable }>();
  const [sent] = useState(() => new Set<string>());
  const { records, isCut } = list;
  const all = useRead(['subscribers'], () => readAll(ENTITIES.subscribers), isCut).value;
  useEffect(() => {
    if (!table || isSending) return;
    let isCurrent = true;
    const known = new Set(sent);
    for (const { email } of all ?? records ?? []) known.add(normaliseEmail(email));
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
    const read = readSubscribers(table, { ...table, known }, pause);
    void read.then((answer) => isCurrent && setReading({ ...answer, of: table }));
    return () => {
      isCurrent = false;
    };
  }, [table, all, records, sent, isSending]);
  // A former answer stays while a choice is changed, and the focus with it.
  return { reading: reading?.of.rows === table?.rows ? reading : undefined, sent };
}

type ImportDialogProps = { list: Subscribers; onClose: () => void };

export function ImportDialog({ list, onClose }: ImportDialogProps) {
  const [{ text, fileName }, setSource] = useState({ text: '', fileName: '' });
  const [table, setTable] = useState<ImportTable | null>();
  const [basis, setBasis] = useState<ConsentBasis>();
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState('');
  const [progress, setProgress] = useState<{ value: number; max: number }>();
  const isStopped = useRef(false);
  const { reading, sent } = useReading(table, list, progress !== undefined);

  const open = async (content: string | null, source: { text: string; fileName: string }) => {
    setSource(source);
    const read = content === null ? null : await readTable(content);
    const columns = read ? recogniseColumns(read) : [];
    setTable(read?.rows.length === 0 ? undefined : read && { ...read, columns, answers: {} });
  };
  const [, chooseFile] = useAction('Ce fichier n’a pas pu être lu', async (file?: File) => {
    const bytes = file && new Uint8Array(await file.arrayBuffer());
    if (bytes) await open(decodeText(bytes), { text: '', fileName: file.name });
  });

  const [isImporting, runImport] = useAction('L’import n’est pas terminé', async () => {
    setTried(true);
    if (!reading?.subscribers.length || reading.of !== table || !basis) return;
    if ([...reading.unknown.keys()].some((word) => !(word in table.answers))) return;
    const of = reading.subscribers.length;
    const done = { sent: 0, imported: 0 };
    isStopped.current = false;
    try {
      for (const subscribers of inParts(reading.subscribers, IMPORT_MAX)) {
        setProgress({ value: done.sent, max: of });
        if (isStopped.current) break;
        const payload = { action: 'import-subscribers', subscribers, basis } as const;
        done.imported += (await callAdmin<ImportReport>(payload)).imported;
        done.sent += subscribers.length;
        for (const { email } of subscribers) sent.add(email);
      }
    } finally {
      const told = `Adresses importées\u00a0: ${formatCount(done.imported)}. Déjà connues, laissées telles quelles\u00a0: ${formatCount(done.sent - done.imported)}.`;
      const rest = `L’import s’est arrêté avant les ${formatCount(of - done.sent)} autres\u00a0: «\u202fImporter\u202f» les envoie, maintenant ou plus tard avec le même fichier.`;
      setOutcome(done.sent === of ? told : `${told} ${rest}`);
      setProgress(undefined);
      setTried(false);
    }
  });
  const stop = () => {
    isStopped.current = true;
  };

  return (
    <Dialog open onClose={isImporting ? stop : onClose} title="Importer des abonnés">
      <p className="mt-3 mb-5 text-ink-2">
        Choisissez un fichier CSV ou texte, de n’importe quel outil, ou collez une liste d’adresses.
        Les adresses déjà connues ne changent pas{'\u202f'}; les personnes désinscrites le restent.
      </p>
      <p role="status" className={outcome && BOX}>
        {outcome}
      </p>
      <div className="mb-5 flex flex-wrap items-center gap-4 wrap-anywhere">
        <ChooseButton
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([file]) => chooseFile(file)}
        >
          Choisir un fichier
        </ChooseButton>
        {fileName}
      </div>
      <TextArea
        label="Adresses"
        rows={6}
        value={text}
        error={table === null ? UNREADABLE : isTried && !table ? NOBODY : undefined}
        onChange={({ target }) => void open(target.value, { text: target.value, fileName: '' })}
      />
      {table && !progress && <ImportPreview {...{ table, reading, isTried }} onChange={setTable} />}
      <BasisSelect isMissing={isTried && basis === undefined} onChange={setBasis} />
      {progress && (
        <progress aria-label="Import en cours" {...progress} className="progress mt-5 w-full" />
      )}
      <div className="mt-5 flex flex-wrap gap-4">
        <Button onClick={isImporting ? stop : runImport}>
          {progress ? `Arrêter (${progress.value} sur ${progress.max})` : 'Importer'}
        </Button>
        <Button variant="outline" onClick={isImporting ? stop : onClose}>
          Fermer
        </Button>
      </div>
    </Dialog>
  );
}
