import { Link } from '@tanstack/react-router';
import { recordLink } from '#admin/features/list/record-link.ts';
import { Section } from '#admin/ui/section.tsx';
import { formatMoment } from '#domain/text/dates.ts';
import {
  type Content,
  destinationItem,
  type HealthItem,
  hotelItem,
  postItem,
} from './content-health.ts';

export type Planned = { item: HealthItem; publish_at: string };

const KINDS = {
  hotel: 'Hôtel',
  article: 'Article',
  destination: 'Destination',
  image: 'Image',
  page: 'Page',
} as const;

/** What is planned, the next one first. */
export function plannedRecords({
  hotels,
  posts,
  destinations,
}: Pick<Content, 'hotels' | 'posts' | 'destinations'>): Planned[] {
  const all = [
    ...hotels.map((hotel) => ({ item: hotelItem(hotel), publish_at: hotel.publish_at })),
    ...posts.map((post) => ({ item: postItem(post), publish_at: post.publish_at })),
    ...destinations.map((destination) => ({
      item: destinationItem(destination),
      publish_at: destination.publish_at,
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
