import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import { csvFileName, subscriptionsToCsv } from '#domain/newsletter/newsletter-subscription.ts';
import { todayIso } from '#domain/text/dates.ts';
import { Button } from '#ui/button.tsx';
import { download } from './download.ts';

type ExportButtonsProps = {
  all: readonly NewsletterSubscription[];
  /** What search and filters leave. */
  shown: readonly NewsletterSubscription[];
};

const exportCsv = (subscriptions: readonly NewsletterSubscription[]) =>
  download(
    csvFileName(todayIso(new Date())),
    subscriptionsToCsv(subscriptions),
    'text/csv;charset=utf-8',
  );

/** The CSV of all, or of what is filtered (spec section 7). */
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
