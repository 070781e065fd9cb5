import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { callAdminFunction } from '#admin/data/calls.ts';
import type { LiveList } from '#admin/data/live.tsx';
import { readAllRecords } from '#admin/data/read.ts';
import { useDataRead } from '#admin/data/use-read.ts';
import { runOrToastFailure, useBusyAction } from '#admin/kit/actions.ts';
import { Button, SmallButton } from '#admin/ui/button.tsx';
import { Select, TextArea } from '#admin/ui/fields.tsx';
import { decodeFileText } from '#data/decode-file-text.ts';
import { SUBSCRIBERS_PER_IMPORT_MAX, SubscriberImportReport } from '#domain/admin/admin-calls.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  CONSENT_BASIS_REQUIRED_TEXT,
  OFF_SITE_CONSENTS,
  type OffSiteConsent,
} from '#domain/newsletter/newsletter-subscription.ts';
import { type ParsedSubscribers, parseSubscribers } from '#domain/newsletter/parse-subscribers.ts';
import { guessColumnRoles } from '#domain/newsletter/subscriber-columns.ts';
import { normaliseEmail } from '#domain/text/email.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { splitIntoChunks } from '#domain/text/split-into-chunks.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FileChooser } from '#ui/forms/choose-file.tsx';
import { IMPORT_BOX_CLASS, ImportPreview, type TableAndUserChoices } from './import-preview.tsx';
import { parseSubscriberTable } from './read-table.ts';

const UNREADABLE =
  'Ce fichier n’est pas lisible. Ouvrez-le dans un tableur et enregistrez-le au format «\u202fCSV UTF-8\u202f».';
const NOBODY = 'Aucune adresse e-mail à importer';

/** State of an import of subscribers: whether « Importer » was pressed, the progress, and the outcome as text. */
type Import = { isTried?: boolean; progress?: { value: number; max: number }; outcome?: string };
type Subscribers = LiveList<{ email: string }>;

/**
 * Parses the subscribers of a pasted or chosen CSV table, except email addresses that are stored already, or that were
 * `sent` to the server. In `reading`, `of` is the table that was parsed: while the same file is parsed with other
 * columns, the former reading stays, because focus would be lost without the preview.
 */
function useParsedSubscribers(
  table: TableAndUserChoices | undefined,
  list: Subscribers,
  sent: ReadonlySet<string>,
) {
  const [reading, setReading] = useState<ParsedSubscribers & { of: TableAndUserChoices }>();
  const { records, isCut } = list;
  const readAll = () => readAllRecords(ENTITIES.subscribers);
  const allRecords = useDataRead(['subscribers'], readAll, isCut).value;
  useEffect(() => {
    if (!table) return;
    let isCurrent = true;
    const knownAddresses = new Set(sent);
    for (const { email } of allRecords ?? records ?? []) knownAddresses.add(normaliseEmail(email));
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
    const parsing = parseSubscribers(table, { ...table, known: knownAddresses }, pause);
    void parsing.then((answer) => {
      if (isCurrent) setReading({ ...answer, of: table });
    });
    return () => {
      isCurrent = false;
    };
  }, [table, allRecords, records, sent]);
  return { reading, clearReading: () => setReading(undefined) };
}

function outcomeText(total: number, sent: number, imported: number): string {
  const done = `Adresses importées\u00a0: ${formatWholeNumber(imported)}. Déjà connues, laissées telles quelles\u00a0: ${formatWholeNumber(sent - imported)}.`;
  if (sent === total) return done;
  return `${done} L’import s’est arrêté avant les ${formatWholeNumber(total - sent)} autres\u00a0: «\u202fImporter\u202f» les envoie, maintenant ou plus tard avec le même fichier.`;
}

type ConsentBasisSelectProps = {
  isMissing: boolean;
  onChange: (basis: OffSiteConsent | undefined) => void;
};

const ConsentBasisSelect = ({ isMissing, onChange }: ConsentBasisSelectProps) => (
  <Select
    label="Leur accord"
    placeholder="Choisissez"
    options={OFF_SITE_CONSENTS}
    error={isMissing ? CONSENT_BASIS_REQUIRED_TEXT : undefined}
    hint="Gardé avec l’abonnement, comme preuve."
    onChange={({ target }) =>
      onChange(OFF_SITE_CONSENTS.find(({ value }) => value === target.value)?.value)
    }
  />
);

export function ImportDialog({ list, onClose }: { list: Subscribers; onClose: () => void }) {
  const [source, setSource] = useState({ text: '', fileName: '' });
  const [isUnreadable, setUnreadable] = useState(false);
  const [table, setTable] = useState<TableAndUserChoices>();
  const [basis, setBasis] = useState<OffSiteConsent>();
  const [importState, setImport] = useState<Import>({});
  const { isTried = false, progress, outcome } = importState;
  const isStopped = useRef(false);
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  // Nothing is parsed during an import, which changes the list of subscribers with every request.
  const parsedTable = progress ? undefined : table;
  const { reading, clearReading } = useParsedSubscribers(parsedTable, list, sent);

  async function open(content: string | null, text: string, fileName = ''): Promise<void> {
    setSource({ text, fileName });
    const parsed = content === null ? null : await parseSubscriberTable(content);
    setUnreadable(parsed === null);
    clearReading();
    if (parsed === null || parsed.rows.length === 0) return setTable(undefined);
    // The file name counts as part of the table's title: a name such as « unsubscribed.csv » says that these people
    // have unsubscribed.
    const title = `${fileName} ${parsed.title ?? ''}`.trim();
    setTable({ ...parsed, title, columns: guessColumnRoles(parsed), answers: {} });
  }
  const [, chooseFile] = useBusyAction('Ce fichier n’a pas pu être lu', async (file?: File) => {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    await open(decodeFileText(bytes), '', file.name);
  });

  const [isImporting, runImport] = useBusyAction('L’import n’est pas terminé', async () => {
    setImport((last) => ({ ...last, isTried: true }));
    if (!table || !basis || reading?.of !== table) return;
    const isAnswered = [...reading.unknown.keys()].every((word) => word in table.answers);
    const total = reading.subscribers.length;
    if (!isAnswered || total === 0) return;
    const sentNow: string[] = [];
    let importedCount = 0;
    isStopped.current = false;
    try {
      for (const subscribers of splitIntoChunks(reading.subscribers, SUBSCRIBERS_PER_IMPORT_MAX)) {
        setImport({ isTried: true, progress: { value: sentNow.length, max: total } });
        if (isStopped.current) break;
        const payload = { action: 'import-subscribers', subscribers, basis } as const;
        const { imported } = v.parse(SubscriberImportReport, await callAdminFunction(payload));
        importedCount += imported;
        sentNow.push(...subscribers.map(({ email }) => email));
      }
    } finally {
      setSent((before) => new Set([...before, ...sentNow]));
      setImport({ outcome: outcomeText(total, sentNow.length, importedCount) });
    }
  });
  const stop = () => {
    isStopped.current = true;
  };
  const noAddress = isTried && !table ? NOBODY : undefined;

  return (
    <Dialog onClose={isImporting ? stop : onClose} title="Importer des abonnés">
      <p className="mt-3 mb-5 text-ink-2">
        Choisissez un fichier CSV ou texte, de n’importe quel outil, ou collez une liste d’adresses.
        Les adresses déjà connues ne changent pas{'\u202f'}; les personnes désinscrites le restent.
      </p>
      <p role="status" className={outcome && IMPORT_BOX_CLASS}>
        {outcome}
      </p>
      <div className="mb-5 flex flex-wrap items-center gap-4 wrap-anywhere">
        <FileChooser
          as={SmallButton}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFiles={([file]) => chooseFile(file)}
        >
          Choisir un fichier
        </FileChooser>
        {source.fileName}
      </div>
      <TextArea
        label="Adresses"
        rows={6}
        value={source.text}
        error={isUnreadable ? UNREADABLE : noAddress}
        onChange={({ target: { value } }) =>
          void runOrToastFailure('Cette liste n’a pas pu être lue', () => open(value, value))
        }
      />
      {table && !progress && (
        <ImportPreview table={table} reading={reading} isTried={isTried} onChange={setTable} />
      )}
      <ConsentBasisSelect isMissing={isTried && basis === undefined} onChange={setBasis} />
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
