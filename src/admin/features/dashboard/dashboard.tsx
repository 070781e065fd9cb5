import {
  BLOG_POSTS,
  DESTINATIONS,
  FAILED_REQUESTS,
  FAILED_SIGNUPS,
  HOTELS,
  OPEN_REQUESTS,
  PAGE_CONTENTS,
  plannedOf,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { useCounts } from '#admin/data/use-count.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { Section } from '#admin/ui/section.tsx';
import { todayIso } from '#domain/text/dates.ts';
import { CountCards, countCards } from './count-cards.tsx';
import { NewestRequests } from './newest-requests.tsx';
import { type Planned, PlannedSection, plannedRecords } from './planned-section.tsx';
import { mondaysUntil, SignupChart, signupsOfWeek } from './signup-chart.tsx';
import { TasksSection, usePlaceholders } from './tasks-section.tsx';

const WEEKS = 12;

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

/** How many there are of each kind, counted again when one of the lists changes. */
const COUNTED = [
  BLOG_POSTS,
  HOTELS,
  DESTINATIONS,
  PAGE_CONTENTS,
  OPEN_REQUESTS,
  FAILED_REQUESTS,
  FAILED_SIGNUPS,
];

/** The start page: what there is to do, counts, what is planned, requests, sign-ups. */
export function Dashboard() {
  const planned = usePlanned();
  const signups = useSignups();
  const open = useLiveList(OPEN_REQUESTS);
  const counts = useCounts(COUNTED, open.records);
  const [postCount, hotelCount, destinationCount, pageCount, openTotal, failed, failedSignups] =
    counts ?? [];
  const placeholders = usePlaceholders();
  const pending =
    planned &&
    open.records &&
    openTotal !== undefined &&
    failed !== undefined &&
    failedSignups !== undefined &&
    placeholders
      ? {
          planned,
          open: open.records,
          openTotal,
          failed,
          failedSignups,
          placeholders,
        }
      : null;
  const cards = countCards({
    posts: postCount,
    hotels: hotelCount,
    destinations: destinationCount,
    pages: pageCount,
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
    </>
  );
}
