import { SmallButton, TEXT_BUTTON_CLASS } from '#admin/ui/button.tsx';
import { Select } from '#admin/ui/fields.tsx';
import {
  type ParsedSubscribers,
  SKIPPED_SUBSCRIBER_REASON_LABELS,
  type UnknownStateWordAnswers,
} from '#domain/newsletter/parse-subscribers.ts';
import {
  COLUMN_ROLE_LABELS,
  type ColumnRole,
  type ColumnRoles,
  type SubscriberTable,
} from '#domain/newsletter/subscriber-columns.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { saveTextAsFile } from '#ui/download-text.ts';
import { Loading } from '#ui/loading.tsx';

export type TableAndUserChoices = SubscriberTable & {
  columns: ColumnRoles;
  answers: UnknownStateWordAnswers;
};

export const IMPORT_BOX_CLASS = 'mb-6 bg-sand px-5 py-4 text-ui';

const ROLES = Object.entries(COLUMN_ROLE_LABELS).map(([value, label]) => ({ value, label }));
const isRole = (value: string): value is ColumnRole => value in COLUMN_ROLE_LABELS;
const ANSWERS = [
  { value: 'true', label: 'Abonnées' },
  { value: 'false', label: 'À laisser de côté' },
];
const ROWS_SHOWN = 3;

type TableProps = { table: TableAndUserChoices; onChange: (table: TableAndUserChoices) => void };
type ImportPreviewProps = TableProps & { reading: ParsedSubscribers | undefined; isTried: boolean };

export function ImportPreview({ table, reading, isTried, onChange }: ImportPreviewProps) {
  const { headings, columns, answers } = table;
  const isOneKnownColumn = headings.length === 1 && columns[0] !== null;
  const unknownStates = [...(reading?.unknown ?? [])];
  const answer = (state: string, isSubscribed: boolean) =>
    onChange({ ...table, answers: { ...answers, [state]: isSubscribed } });
  return (
    <>
      {!isOneKnownColumn && <ColumnChoices table={table} onChange={onChange} />}
      {unknownStates.map(([state, count]) => (
        <Select
          key={state}
          label={`Qui est «\u202f${state || 'sans état'}\u202f»\u202f? (${formatWholeNumber(count)})`}
          placeholder="Choisissez"
          options={ANSWERS}
          value={String(answers[state] ?? '')}
          error={
            isTried && !(state in answers) ? 'Dites si ces personnes sont abonnées' : undefined
          }
          onChange={({ target }) => answer(state, target.value === 'true')}
        />
      ))}
      <section aria-label="Avant l’import" className={IMPORT_BOX_CLASS}>
        {reading ? <Summary headings={headings} {...reading} /> : <Loading>Lecture…</Loading>}
      </section>
    </>
  );
}

function ColumnChoices({ table, onChange }: TableProps) {
  const { headings, rows, columns } = table;
  const indexes = [...columns.keys()];
  const hasAddresses = (index: number) => rows.some((row) => row[index]?.includes('@'));
  const candidates = columns.includes('email') ? [] : indexes.filter(hasAddresses);
  const isShown = (index: number) => columns[index] !== null || candidates.includes(index);
  const unread = indexes.filter((index) => !isShown(index));

  function choose(index: number, value: string) {
    const role = isRole(value) ? value : null;
    const isSingle = role === 'email' || role === 'consent';
    const otherColumns = columns.map((column) => (isSingle && column === role ? null : column));
    onChange({ ...table, columns: otherColumns.with(index, role) });
  }

  const choice = (index: number) => {
    const firstCells = rows.slice(0, ROWS_SHOWN).map((row) => row[index] || '–');
    return (
      <Select
        key={index}
        label={headings[index] || `Colonne ${index + 1}`}
        hint={firstCells.join(' · ').slice(0, 150)}
        placeholder="Non lue"
        options={ROLES}
        value={columns[index] ?? ''}
        error={candidates.includes(index) ? 'Dites quelle colonne tient l’adresse' : undefined}
        onChange={({ target }) => choose(index, target.value)}
      />
    );
  };

  return (
    <fieldset className="mb-3">
      <legend className="mb-3 font-medium">Colonnes, et leurs premières lignes</legend>
      {indexes.filter(isShown).map(choice)}
      {unread.length > 0 && (
        <details>
          <summary className={TEXT_BUTTON_CLASS}>Colonnes non lues ({unread.length})</summary>
          {unread.map(choice)}
        </details>
      )}
    </fieldset>
  );
}

function Summary({
  headings,
  subscribers,
  leftOut,
}: ParsedSubscribers & { headings: readonly string[] }) {
  const active = subscribers.filter((subscriber) => subscriber.active).length;
  const inactive = subscribers.length - active;
  const undated = subscribers.filter((subscriber) => !subscriber.consent_at).length;
  const reasons = leftOut.map(({ reason }) => SKIPPED_SUBSCRIBER_REASON_LABELS[reason]);
  const labels = Object.values(SKIPPED_SUBSCRIBER_REASON_LABELS).filter((label) =>
    reasons.includes(label),
  );
  const countOf = (label: string) => reasons.filter((reason) => reason === label).length;
  const download = () => {
    const rows = leftOut.map(({ reason, row }) => [
      SKIPPED_SUBSCRIBER_REASON_LABELS[reason],
      ...row,
    ]);
    const csv = toCsv([['Raison', ...headings], ...rows]);
    saveTextAsFile('abonnes-laisses-de-cote.csv', csv, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <p role="status">
        Seront abonnées{'\u00a0'}: {formatWholeNumber(active)}.
        {inactive > 0 && ` Resteront inactives\u00a0: ${formatWholeNumber(inactive)}.`}
        {undated > 0 &&
          ` Sans date lisible, celle de l’import\u00a0: ${formatWholeNumber(undated)}.`}
        {subscribers.length === 0 && ' Rien à importer, rien ne changera.'}
      </p>
      {leftOut.length > 0 && (
        <>
          <p className="mt-3">{`Laissées de côté\u00a0: ${formatWholeNumber(leftOut.length)}`}</p>
          <ul className="mb-3 list-disc pl-5">
            {labels.map((label) => (
              <li key={label}>{`${label}\u00a0: ${formatWholeNumber(countOf(label))}`}</li>
            ))}
          </ul>
          <SmallButton onClick={download}>Télécharger ces lignes</SmallButton>
        </>
      )}
    </>
  );
}
