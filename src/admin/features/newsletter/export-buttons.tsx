import { useState } from 'react';
import { downloadCsv } from '#admin/features/list/download-csv.ts';
import { Button } from '#admin/ui/button.tsx';
import { SelectControl } from '#admin/ui/fields.tsx';
import {
  csvFileName,
  type NewsletterSubscription,
  subscriptionsToCsv,
} from '#domain/newsletter/newsletter-subscription.ts';
import type { CsvSeparator } from '#domain/text/csv.ts';
import { todayIso } from '#domain/text/days.ts';

type ExportButtonsProps = {
  all: readonly NewsletterSubscription[];
  /** Those that match search and filters. */
  shown: readonly NewsletterSubscription[];
};

const exportCsv = (subscriptions: readonly NewsletterSubscription[], separator: CsvSeparator) =>
  downloadCsv(csvFileName(todayIso(new Date())), subscriptionsToCsv(subscriptions, separator));

const SEPARATORS = [
  { value: ',', label: 'Virgule' },
  { value: ';', label: 'Point-virgule (Excel en français)' },
] as const;

/** CSV export of all subscriptions, or of the filtered ones, for spreadsheets of either kind. */
export function ExportButtons({ all, shown }: ExportButtonsProps) {
  const [separator, setSeparator] = useState<CsvSeparator>(',');
  return (
    <>
      <SelectControl
        aria-label="Séparateur du CSV"
        options={SEPARATORS}
        value={separator}
        onChange={(event) => setSeparator(event.target.value === ';' ? ';' : ',')}
        className="min-h-11 w-auto border-edge bg-paper-2 text-ui"
      />
      {shown.length > 0 && shown.length < all.length && (
        <Button size="sm" variant="outline" onClick={() => exportCsv(shown, separator)}>
          {`Exporter les ${shown.length} affichés`}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={all.length === 0}
        onClick={() => exportCsv(all, separator)}
      >
        Exporter CSV
      </Button>
    </>
  );
}
