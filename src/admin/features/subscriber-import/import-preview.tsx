import { ACTION, Button } from '#admin/ui/button.tsx';
import { Select } from '#admin/ui/fields.tsx';
import { type Answers, REASON_LABELS, type Reading } from '#domain/newsletter/read-subscribers.ts';
import {
  COLUMN_LABELS,
  type ColumnRole,
  type Columns,
  type Table,
} from '#domain/newsletter/subscriber-columns.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatCount } from '#domain/text/format.ts';
import { downloadText } from '#ui/download-text.ts';
import { Loading } from '#ui/loading.tsx';

export type ImportTable = Table & { columns: Columns; answers: Answers };

export const BOX = 'mb-6 bg-sand px-5 py-4 text-ui';

const ROLES = Object.entries(COLUMN_LABELS).map(([value, label]) => ({ value, label }));
const isRole = (value: string): value is ColumnRole => value in COLUMN_LABELS;
const ANSWERS = [
  { value: 'true', label: 'Abonnées' },
  { value: 'false', label: 'À laisser de côté' },
];
const ROWS_SHOWN = 3;

type TableProps = { table: ImportTable; onChange: (table: ImportTable) => void };
type ImportPreviewProps = TableProps & { reading: Reading | undefined; isTried: boolean };

export function ImportPreview({ table, reading, isTried, onChange }: ImportPreviewProps) {
  const { answers } = table;
  return (
    <>
      {(table.headings.length > 1 || !table.columns[0]) && (
        <ColumnChoices {...{ table, onChange }} />
      )}
      {[...(reading?.unknown ?? [])].map(([word, count]) => (
        <Select
          key={word}
          label={`Qui est «\u202f${word || 'sans état'}\u202f»\u202f? (${formatCount(count)})`}
          placeholder="Choisissez"
          options={ANSWERS}
          value={String(answers[word] ?? '')}
          error={isTried && !(word in answers) ? 'Dites si ces personnes sont abonnées' : undefined}
          onChange={({ target }) =>
            onChange({ ...table, answers: { ...answers, [word]: target.value === 'true' } })
          }
        />
      ))}
      <section aria-label="Avant l’import" className={BOX}>
        {reading ? <Summary headings={table.headings} {...reading} /> : <Loading>Lecture…</Loading>}
      </section>
    </>
  );
}

function ColumnChoices({ table, onChange }: TableProps) {
  const { headings, rows, columns } = table;
  const isAsking = !columns.includes('email');
  const firstCells = (index: number) => rows.slice(0, ROWS_SHOWN).map((row) => row[index] || '–');
  const isAsked = (index: number) => isAsking && rows.some((row) => row[index]?.includes('@'));
  const isShown = (index: number) => columns[index] !== null || isAsked(index);
  const choose = (index: number, value: string) => {
    const role = isRole(value) ? value : null;
    const isSingle = role === 'email' || role === 'consent';
    const free = columns.map((one) => (one === role && isSingle ? null : one));
    onChange({ ...table, columns: free.with(index, role) });
  };
  const choice = (index: number) => (
    <Select
      key={index}
      label={headings[index] || `Colonne ${index + 1}`}
      hint={firstCells(index).join(' · ').slice(0, 150)}
      placeholder="Non lue"
      options={ROLES}
      value={columns[index] ?? ''}
      error={isAsked(index) ? 'Dites quelle colonne tient l’adresse' : undefined}
      onChange={({ target }) => choose(index, target.value)}
    />
  );
  const unread = [...columns.keys()].filter((index) => !isShown(index));
  return (
    <fieldset className="mb-3">
      <legend className="mb-3 font-medium">Colonnes, et leurs premières lignes</legend>
      {[...columns.keys()].filter(isShown).map(choice)}
      {unread.length > 0 && (
        <details>
          <summary className={ACTION}>Colonnes non lues ({unread.length})</summary>
          {unread.map(choice)}
        </details>
      )}
    </fieldset>
  );
}

function Summary({ headings, subscribers, leftOut }: Reading & { headings: readonly string[] }) {
  const active = subscribers.filter((one) => one.active).length;
  const rows = leftOut.map(({ reason, row }) => [REASON_LABELS[reason], ...row]);
  const count = (label: string) => rows.filter(([first]) => first === label).length;
  const labels = Object.values(REASON_LABELS).filter(count);
  const download = () => {
    const csv = toCsv([['Raison', ...headings], ...rows]);
    downloadText('abonnes-laisses-de-cote.csv', csv, 'text/csv;charset=utf-8');
  };
  return (
    <>
      <p role="status">
        Seront abonnées{'\u00a0'}: {formatCount(active)}.
        {subscribers.length > active &&
          ` Resteront inactives\u00a0: ${formatCount(subscribers.length - active)}.`}
        {subscribers.length === 0 && ' Rien à importer, rien ne changera.'}
      </p>
      {leftOut.length > 0 && (
        <>
          <p className="mt-3">{`Laissées de côté\u00a0: ${formatCount(rows.length)}`}</p>
          <ul className="mb-3 list-disc pl-5">
            {labels.map((label) => (
              <li key={label}>{`${label}\u00a0: ${formatCount(count(label))}`}</li>
            ))}
          </ul>
          <Button size="sm" variant="outline" onClick={download}>
            Télécharger ces lignes
          </Button>
        </>
      )}
    </>
  );
}
