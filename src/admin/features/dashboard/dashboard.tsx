import {
  BLOG_POSTS,
  DESTINATIONS,
  FAILED_REQUESTS,
  HOTEL_DESTINATIONS,
  HOTELS,
  LIST_MAX,
  MEDIA,
  OPEN_REQUESTS,
  PAGE_CONTENTS,
  plannedOf,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { useCounts, useTotal } from '#admin/data/use-count.ts';
import { type LiveList, useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { Section } from '#admin/ui/section.tsx';
import type { BlogPost } from '#domain/blog/blog-post.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { todayIso } from '#domain/text/days.ts';
import { Loading } from '#ui/loading.tsx';
import type { Content } from './content-health.ts';
import { CountCards, countCards } from './count-cards.tsx';
import { HealthSection } from './health-section.tsx';
import { useIncompleteRecords } from './incomplete-records.tsx';
import { NewestRequests } from './newest-requests.tsx';
import { type Planned, PlannedSection, plannedRecords } from './planned-section.tsx';
import { mondaysUntil, SignupChart, signupsOfWeek } from './signup-chart.tsx';
import { TasksSection, usePlaceholders } from './tasks-section.tsx';

const WEEKS = 12;

/** A list of which the number is wanted before it is read. */
const atOnce = <TRecord,>(list: LiveList<TRecord>) => ({
  ...list,
  isCut: list.isCut || list.isReading,
});

/** What is planned of all kinds; undefined until it is known. */
function usePlanned(): Planned[] | undefined {
  const hotels = useLiveList(plannedOf(HOTELS)).records;
  const posts = useLiveList(plannedOf(BLOG_POSTS)).records;
  const destinations = useLiveList(plannedOf(DESTINATIONS)).records;
  return hotels && posts && destinations && plannedRecords({ hotels, posts, destinations });
}

/** How many subscribers there are, and signed up in each week; counted again at each sign-up. */
function useSignups() {
  const { records } = useLiveList({ ...SUBSCRIPTIONS, limit: 1 });
  const mondays = mondaysUntil(todayIso(new Date()), WEEKS);
  const sources = [SUBSCRIPTIONS, ...mondays.map(signupsOfWeek)];
  const counts = useCounts(records ? sources : [], records);
  const [total, ...weeks] = counts ?? [];
  return {
    total,
    weeks: counts && mondays.map((monday, index) => ({ monday, count: weeks[index] ?? 0 })),
  };
}

/** What the content's health is told by; null until it is known. */
function useContent(hotels: LiveList<Hotel>, posts: LiveList<BlogPost>): Content | null {
  const destinations = useLiveList(DESTINATIONS).records;
  // Some of the links say nothing of the hotels without a destination.
  const [linkCount] = useCounts([HOTEL_DESTINATIONS]) ?? [];
  const isLinked = linkCount !== undefined && linkCount <= LIST_MAX;
  const links = useLiveList(isLinked ? HOTEL_DESTINATIONS : null);
  const pages = useLiveList(PAGE_CONTENTS).records;
  const photos = useLiveList(MEDIA);
  if (!(hotels.records && posts.records && photos.records && destinations && pages)) return null;
  if (isLinked ? !links.records : linkCount === undefined) return null;
  return {
    hotels: hotels.records,
    posts: posts.records,
    destinations,
    links: links.records ?? null,
    pages,
    photos: photos.records,
    isCut: !isLinked || [hotels, posts, photos].some(({ isCut }) => isCut),
  };
}

/** The start page: what there is to do, counts, what is planned, requests, sign-ups, content health. */
export function Dashboard() {
  const hotels = useLiveList(HOTELS);
  const posts = useLiveList(BLOG_POSTS);
  const content = useContent(hotels, posts);
  const planned = usePlanned();
  const signups = useSignups();
  const open = useLiveList(OPEN_REQUESTS);
  const openTotal = useTotal(OPEN_REQUESTS, open);
  const failed = useTotal(FAILED_REQUESTS, useLiveList(FAILED_REQUESTS));
  const placeholders = usePlaceholders();
  const incomplete = useIncompleteRecords();
  const pending =
    content &&
    planned &&
    open.records &&
    openTotal !== undefined &&
    failed !== undefined &&
    placeholders
      ? {
          content,
          planned,
          open: open.records,
          openTotal,
          failed,
          placeholders,
          incomplete,
        }
      : null;
  const cards = countCards({
    posts: useTotal(BLOG_POSTS, atOnce(posts)),
    hotels: useTotal(HOTELS, atOnce(hotels)),
    destinations: useLiveList(DESTINATIONS).records?.length,
    pages: useLiveList(PAGE_CONTENTS).records?.length,
    subscriptions: signups.total,
    openRequests: openTotal,
  });
  return (
    <>
      <PageHead title="Tableau de bord" />
      <TasksSection pending={pending} />
      <CountCards cards={cards} />
      {planned && <PlannedSection planned={planned} />}
      <div className="grid gap-x-12 xl:grid-cols-2">
        {open.records && <NewestRequests requests={open.records} />}
        {signups.weeks && (
          <Section title="Inscriptions à la newsletter">
            <SignupChart weeks={signups.weeks} />
          </Section>
        )}
      </div>
      {content ? (
        <HealthSection content={content} incomplete={incomplete} />
      ) : (
        <Loading>Chargement…</Loading>
      )}
    </>
  );
}
