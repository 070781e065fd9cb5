import type { Destination } from '#domain/destination/destination.ts';
import { labelsOf } from '#domain/schema/field.ts';
import { SEO } from '#domain/schema/fields.ts';

const SEO_LABELS = Object.entries(labelsOf(SEO));

/** The address and the texts of a destination in its list. */
export function DestinationSummary({ destination }: { destination: Destination }) {
  const { destination_slug, subtitle, description } = destination;
  const seo = SEO_LABELS.map(([name, label]) => [label, Reflect.get(destination, name)] as const);
  return (
    <div className="min-w-0 text-small wrap-anywhere text-ink-2">
      <p>/{destination_slug}</p>
      <p>{subtitle}</p>
      <p className="line-clamp-2 max-w-prose">{description}</p>
      <dl className="text-caption">
        {seo
          .filter(([, text]) => text !== null)
          .map(([label, text]) => (
            <div key={label} className="line-clamp-2">
              <dt className="inline font-medium text-ink">{`${label}\u00a0:`}</dt>{' '}
              <dd className="inline">{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
