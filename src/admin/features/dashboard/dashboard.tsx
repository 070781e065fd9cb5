import { Link, type LinkProps } from '@tanstack/react-router';
import { namedFigures } from '#admin/data/named-figures.ts';
import {
  BLOG_POSTS,
  DESTINATIONS,
  FIGURES,
  HOTEL_DESTINATIONS,
  HOTELS,
  MEDIA,
  PAGE_CONTENTS,
  REQUESTS,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { Section } from '#admin/ui/section.tsx';
import { todayIso } from '#domain/text/dates.ts';
import { Loading } from '#ui/loading.tsx';
import { HealthSection } from './health-section.tsx';
import { MostRead } from './most-read.tsx';
import { NewestRequests } from './newest-requests.tsx';
import { PlaceholderNote } from './placeholder-note.tsx';
import { PlannedSection, plannedRecords } from './planned-section.tsx';
import { SignupChart, signupsByWeek } from './signup-chart.tsx';

const WEEKS = 12;

const dayOf = (instant: string | null) => (instant === null ? [] : [todayIso(new Date(instant))]);

/** The start page: counts, what is planned, open requests, sign-ups and the health of the content. */
export function Dashboard() {
  const hotels = useLiveList(HOTELS).records;
  const posts = useLiveList(BLOG_POSTS).records;
  const destinations = useLiveList(DESTINATIONS).records;
  const links = useLiveList(HOTEL_DESTINATIONS).records;
  const pages = useLiveList(PAGE_CONTENTS).records;
  const photos = useLiveList(MEDIA).records;
  const subscriptions = useLiveList(SUBSCRIPTIONS).records;
  const requests = useLiveList(REQUESTS).records;
  const figures = useLiveList(FIGURES).records;
  const cards: CountCard[] = [
    { to: '/admin/articles', label: 'Articles', count: posts?.length, note: 'Le journal du site' },
    {
      to: '/admin/hotels',
      label: 'Hôtels',
      count: hotels?.length,
      note: 'Les maisons recommandées',
    },
    {
      to: '/admin/destinations',
      label: 'Destinations',
      count: destinations?.length,
      note: 'Celles du pied de page et leurs pages',
    },
    {
      to: '/admin/seo',
      label: 'SEO',
      count: pages?.length,
      note: 'Titres et descriptions des pages',
    },
    {
      to: '/admin/newsletter',
      label: 'Newsletter',
      count: subscriptions?.length,
      note: 'Abonnés, export, import',
    },
    {
      to: '/admin/demandes',
      label: 'Demandes',
      count: requests?.filter(({ handled }) => !handled).length,
      note: 'À traiter',
    },
  ];
  const content =
    hotels && posts && destinations && links && pages && photos
      ? { hotels, posts, destinations, links, pages, photos }
      : null;
  return (
    <>
      <PageHead title="Tableau de bord" />
      <PlaceholderNote />
      <CountCards cards={cards} />
      {content && <PlannedSection planned={plannedRecords(content)} />}
      <div className="grid gap-x-12 xl:grid-cols-2">
        {requests && <NewestRequests requests={requests} />}
        {hotels && posts && figures && (
          <MostRead records={namedFigures(figures, { hotels, posts })} />
        )}
        {subscriptions && (
          <Section title="Inscriptions à la newsletter">
            <SignupChart
              weeks={signupsByWeek(
                subscriptions.flatMap(({ subscribed_at }) => dayOf(subscribed_at)),
                todayIso(new Date()),
                WEEKS,
              )}
            />
          </Section>
        )}
      </div>
      {content ? <HealthSection content={content} /> : <Loading>Chargement…</Loading>}
    </>
  );
}

type CountCard = {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** Undefined while loading. */
  count: number | undefined;
  note: string;
};

function CountCards({ cards }: { cards: readonly CountCard[] }) {
  return (
    <ul className="mb-10 grid border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ to, label, count, note }) => (
        <li key={label} className="border-b border-rule">
          <Link to={to} className="flex min-h-24 items-center gap-5 py-3 hover:bg-paper sm:pr-4">
            <span className="min-w-14 text-right text-[2rem] leading-none tabular-nums">
              {count ?? '…'}
            </span>
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-small text-ink-2">{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
