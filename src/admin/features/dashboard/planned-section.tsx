import { Link } from '@tanstack/react-router';
import { readFields } from '#admin/data/read-fields.ts';
import { BLOG_POSTS, DESTINATIONS, HOTELS, plannedOf } from '#admin/data/sources.ts';
import { DestinationTitle, HotelTitle, PostTitle } from '#admin/data/titles.ts';
import { useRead } from '#admin/data/use-read.ts';
import { recordLink } from '#admin/kit/record-link.ts';
import { Failed } from '#admin/ui/failed.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Unread } from '#admin/ui/unread.tsx';
import { formatMoment } from '#domain/text/dates.ts';

const KINDS = { hotel: 'Hôtel', article: 'Article', destination: 'Destination' } as const;

type Planned = { kind: keyof typeof KINDS; id: string; label: string; at: string };

const planned = (kind: Planned['kind'], id: string, label: string, at: string | null) =>
  at === null ? [] : [{ kind, id, label, at }];

/** Reads what is published by itself, the next one first. */
async function readPlanned(): Promise<Planned[]> {
  const [hotels, posts, destinations] = await Promise.all([
    readFields(HotelTitle, plannedOf(HOTELS)),
    readFields(PostTitle, plannedOf(BLOG_POSTS)),
    readFields(DestinationTitle, plannedOf(DESTINATIONS)),
  ]);
  return [
    ...hotels.flatMap((one) => planned('hotel', one.id, one.name, one.publish_at)),
    ...posts.flatMap((one) => planned('article', one.id, one.title, one.publish_at)),
    ...destinations.flatMap((one) =>
      planned('destination', one.id, one.destination_name, one.publish_at),
    ),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Planned records are published within five minutes: after ten, something is wrong. */
const LATE_MS = 10 * 60_000;

/** « À paraître »: what is published by itself, and when; hidden where nothing is planned. */
export function PlannedSection() {
  const { value, problem } = useRead(['planned'], readPlanned);
  const now = new Date();
  if (value?.length === 0) return null;
  return (
    <Section title="À paraître">
      {!value && <Unread problem={problem} />}
      <ul>
        {value?.map(({ kind, id, label, at }) => (
          <li key={`${kind}/${id}`} className="border-b border-rule">
            <Link
              {...recordLink(`${kind}s`, id)}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2"
            >
              <span>
                <span className="font-medium">{label}</span>{' '}
                <span className="text-small text-ink-2">{KINDS[kind]}</span>
              </span>
              <span className="text-small text-ink-2">
                {now.getTime() - Date.parse(at) > LATE_MS ? (
                  <Failed>Devait paraître le {formatMoment(at)}</Failed>
                ) : (
                  formatMoment(at)
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
