import { Link } from '@tanstack/react-router';
import type { Destination } from '#domain/destination/destination.ts';
import { labelsOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { classNames } from '#ui/class-names.ts';

type DestinationSummaryProps = {
  destination: Destination;
  /** How many hotels are linked to it; undefined until that is known. */
  hotels: number | undefined;
  isInFooter: boolean;
};

const SEO_LABELS = labelsOf(SEO);

function hotelCount(hotels: number | undefined): string {
  if (hotels === undefined) return 'Hôtels liés';
  if (hotels === 0) return 'Aucun hôtel lié';
  return hotels === 1 ? '1 hôtel lié' : `${hotels} hôtels liés`;
}

/** The texts of a destination in the list. */
export function DestinationSummary({ destination, hotels, isInFooter }: DestinationSummaryProps) {
  const { id, active, publish_at, destination_name, destination_slug, subtitle, description } =
    destination;
  const seo = [
    [SEO_LABELS.seo_title, destination.seo_title],
    [SEO_LABELS.seo_description, destination.seo_description],
    [SEO_LABELS.seo_keywords, destination.seo_keywords],
  ].filter(([, text]) => text !== null);
  return (
    <div className="min-w-0 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2 className="small-title">{destination_name}</h2>
        <span className={classNames('badge badge-outline border-rule', active && 'text-ok')}>
          {active ? 'Active' : 'Inactive'}
        </span>
        {publish_at !== null && (
          <span className="badge badge-outline h-auto border-rule">
            À paraître le {formatDateTime(publish_at)}
          </span>
        )}
        {isInFooter && <span className="badge badge-outline border-rule">Pied de page</span>}
      </div>
      <p className="text-small text-ink-2">
        /{destination_slug} ·{' '}
        <Link
          to="/admin/$section"
          params={{ section: 'hotels' }}
          search={{ destination: id }}
          className="link decoration-rule"
        >
          {hotelCount(hotels)}
        </Link>
      </p>
      {subtitle !== null && <p className="mt-2 text-ui">{subtitle}</p>}
      {description !== null && (
        <p className="mt-1 line-clamp-2 max-w-prose text-small text-ink-2">{description}</p>
      )}
      {seo.length > 0 && (
        <dl className="mt-2 grid gap-0.5 text-caption text-ink-2">
          {seo.map(([label, text]) => (
            <div key={label} className="line-clamp-2">
              <dt className="inline font-medium text-ink">
                {label}
                {'\u00a0'}:
              </dt>{' '}
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
