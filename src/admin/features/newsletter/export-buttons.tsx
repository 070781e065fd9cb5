import { downloadCsv } from '#admin/features/list/download-csv.ts';
import { Button } from '#admin/ui/button.tsx';
import {
  csvFileName,
  type NewsletterSubscription,
  subscriptionsToCsv,
} from '#domain/newsletter/newsletter-subscription.ts';
import { todayIso } from '#domain/text/dates.ts';

type ExportButtonsProps = {
  all: readonly NewsletterSubscription[];
  /** Those that match search and filters. */
  shown: readonly NewsletterSubscription[];
};

const exportCsv = (subscriptions: readonly NewsletterSubscription[]) =>
  downloadCsv(csvFileName(todayIso(new Date())), subscriptionsToCsv(subscriptions));

/** CSV export of all subscriptions, or of the filtered ones. */
export function ExportButtons({ all, shown }: ExportButtonsProps) {
  return (
    <>
      {shown.length > 0 && shown.length < all.length && (
        <Button size="sm" variant="outline" onClick={() => exportCsv(shown)}>
          {`Exporter les ${shown.length} affichés`}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={all.length === 0}
        onClick={() => exportCsv(all)}
      >
        Exporter CSV
      </Button>
    </>
  );
}
