import { failureDescription } from '#admin/data/errors.ts';
import type { LiveList } from '#admin/data/live.ts';
import { readParts } from '#admin/data/read.ts';
import { downloadCsv } from '#admin/kit/list/download-csv.ts';
import { Button } from '#admin/ui/button.tsx';
import { ENTITIES } from '#domain/admin/entities.ts';
import {
  csvFileName,
  type NewsletterSubscription,
  subscriptionHeads,
  subscriptionLines,
} from '#domain/newsletter/newsletter-subscription.ts';
import { todayIso } from '#domain/text/dates.ts';
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
async function* piecesOf(parts: Iterable<Rows> | AsyncIterable<Rows>) {
  yield subscriptionHeads();
  for await (const rows of parts) yield* subscriptionLines(rows);
}

async function exportCsv(parts: Parameters<typeof piecesOf>[0]): Promise<void> {
  try {
    await downloadCsv(csvFileName(todayIso(new Date())), piecesOf(parts));
  } catch (error) {
    toastError('L’export a échoué', failureDescription(error));
  }
}

/** So many are read at a time, where there are more than the list has. */
const PART = 5_000;

/** CSV export of all subscriptions, or of the filtered ones. */
export function ExportButtons({ list, shown }: ExportButtonsProps) {
  const [isBusy, run] = useSingleFlight(exportCsv);
  const { records = [], isCut } = list;
  const all = () => (isCut ? readParts(ENTITIES.subscribers, PART) : [records]);
  return (
    <>
      {shown.length > 0 && shown.length < records.length && (
        <Button size="sm" variant="outline" onClick={() => void run([shown])}>
          {`Exporter les ${formatCount(shown.length)} affichés`}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={records.length === 0}
        aria-disabled={isBusy || undefined}
        onClick={() => void run(all())}
      >
        {isBusy ? 'Export en cours…' : 'Exporter CSV'}
      </Button>
    </>
  );
}
