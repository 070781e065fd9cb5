import { Link } from '@tanstack/react-router';
import { recordLink } from '#admin/features/list/record-link.ts';
import { Section } from '#admin/ui/section.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { formatMoment } from '#domain/text/dates.ts';

const KINDS = { hotel: 'Hôtel', article: 'Article', destination: 'Destination' } as const;

export type Planned = {
  item: { kind: keyof typeof KINDS; id: string; label: string };
  publish_at: string;
};

type Plannable = {
  hotels: readonly Hotel[];
  posts: readonly BlogPost[];
  destinations: readonly Destination[];
};

const itemOf = <TKind extends keyof typeof KINDS>(kind: TKind, id: string, label: string) => ({
  kind,
  id,
  label,
});

/** What is planned, the next one first. */
export function plannedRecords({ hotels, posts, destinations }: Plannable): Planned[] {
  const all = [
    ...hotels.map(({ id, name, publish_at }) => ({ item: itemOf('hotel', id, name), publish_at })),
    ...posts.map(({ id, title, publish_at }) => ({
      item: itemOf('article', id, title),
      publish_at,
    })),
    ...destinations.map(({ id, destination_name, publish_at }) => ({
      item: itemOf('destination', id, destination_name),
      publish_at,
    })),
  ];
  return all
    .flatMap(({ item, publish_at }) => (publish_at === null ? [] : [{ item, publish_at }]))
    .sort((a, b) => Date.parse(a.publish_at) - Date.parse(b.publish_at));
}

/** « À paraître »: what is published by itself, when, with links to where it can be changed. */
export function PlannedSection({ planned }: { planned: readonly Planned[] }) {
  if (planned.length === 0) return null;
  return (
    <Section title="À paraître">
      <ul>
        {planned.map(({ item, publish_at }) => (
          <li key={`${item.kind}/${item.id}`} className="border-b border-rule">
            <Link
              {...recordLink(item.kind, item.id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span>
                <span className="font-medium">{item.label}</span>{' '}
                <span className="text-small text-ink-2">{KINDS[item.kind]}</span>
              </span>
              <span className="text-small text-ink-2">{formatMoment(publish_at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
