import { useState } from 'react';
import { readParts } from '#admin/data/read-records.ts';
import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import type { LiveList } from '#admin/data/use-live-list.ts';
import { downloadCsv } from '#admin/features/list/download-csv.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { Button } from '#admin/ui/button.tsx';
import { SelectControl } from '#admin/ui/fields.tsx';
import {
  csvFileName,
  type NewsletterSubscription,
  subscriptionHeads,
  subscriptionLines,
} from '#domain/newsletter/newsletter-subscription.ts';
import type { CsvSeparator } from '#domain/text/csv.ts';
import { todayIso } from '#domain/text/days.ts';
import { formatCount } from '#domain/text/format.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type ExportButtonsProps = {
  list: LiveList<NewsletterSubscription>;
  /** Those that match search and filters. */
  shown: readonly NewsletterSubscription[];
};

type Rows = readonly NewsletterSubscription[];

/** The file, piece by piece, of what is read part by part. */
async function* piecesOf(parts: Iterable<Rows> | AsyncIterable<Rows>, separator: CsvSeparator) {
  yield subscriptionHeads(separator);
  for await (const rows of parts) yield* subscriptionLines(rows, separator);
}

async function exportCsv(...file: Parameters<typeof piecesOf>): Promise<void> {
  try {
    await downloadCsv(csvFileName(todayIso(new Date())), piecesOf(...file));
  } catch (error) {
    toastError('L’export a échoué', failureDescription(error));
  }
}

/** So many are read at a time, where there are more than the list has. */
const PART = 5_000;

const SEPARATORS = [
  { value: ',', label: 'Virgule' },
  { value: ';', label: 'Point-virgule (Excel en français)' },
] as const;

/** CSV export of all subscriptions, or of the filtered ones, for spreadsheets of either kind. */
export function ExportButtons({ list, shown }: ExportButtonsProps) {
  const [separator, setSeparator] = useState<CsvSeparator>(',');
  const [isBusy, run] = useSingleFlight(exportCsv);
  const { records = [], isCut } = list;
  const all = () => (isCut ? readParts(SUBSCRIPTIONS, PART) : [records]);
  return (
    <>
      <SelectControl
        aria-label="Séparateur du CSV"
        options={SEPARATORS}
        value={separator}
        onChange={(event) => setSeparator(event.target.value === ';' ? ';' : ',')}
        className="min-h-11 w-auto border-edge bg-paper-2 text-ui"
      />
      {shown.length > 0 && shown.length < records.length && (
        <Button size="sm" variant="outline" onClick={() => void run([shown], separator)}>
          {`Exporter les ${formatCount(shown.length)} affichés`}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={records.length === 0}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(all(), separator)}
      >
        {isBusy ? 'Export en cours…' : 'Exporter CSV'}
      </Button>
    </>
  );
}
