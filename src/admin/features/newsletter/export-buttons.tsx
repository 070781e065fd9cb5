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
  download(
    csvFileName(todayIso(new Date())),
    subscriptionsToCsv(subscriptions),
    'text/csv;charset=utf-8',
  );

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

/** Offers a text as a download. */
function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
