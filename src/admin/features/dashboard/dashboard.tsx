import { namedFigures } from '#admin/data/named-figures.ts';
import { useSession } from '#admin/data/session.ts';
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
import { todayIso } from '#domain/text/days.ts';
import { Loading } from '#ui/loading.tsx';
import { CountCards, countCards } from './count-cards.tsx';
import { HealthSection } from './health-section.tsx';
import { useIncompleteRecords } from './incomplete-records.tsx';
import { MostRead } from './most-read.tsx';
import { NewestRequests } from './newest-requests.tsx';
import { PlannedSection, plannedRecords } from './planned-section.tsx';
import { SignupChart, signupsByWeek } from './signup-chart.tsx';
import { TasksSection, usePlaceholders } from './tasks-section.tsx';

const WEEKS = 12;

const dayOf = (instant: string | null) => (instant === null ? [] : [todayIso(new Date(instant))]);

/** The start page: what there is to do, counts, what is planned, requests, sign-ups, content health. */
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
  const placeholders = usePlaceholders();
  const incomplete = useIncompleteRecords();
  const content =
    hotels && posts && destinations && links && pages && photos
      ? { hotels, posts, destinations, links, pages, photos }
      : null;
  const isKnown = content && requests && placeholders;
  const session = useSession();
  const lacksSecondFactor = session.status === 'signed-in' && !session.hasSecondFactor;
  const openRequests = requests?.filter(({ handled }) => !handled);
  return (
    <>
      <PageHead title="Tableau de bord" />
      <TasksSection
        pending={
          isKnown ? { content, requests, placeholders, incomplete, lacksSecondFactor } : null
        }
      />
      <CountCards
        cards={countCards({ posts, hotels, destinations, pages, subscriptions, openRequests })}
      />
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
      {content ? (
        <HealthSection content={content} incomplete={incomplete} />
      ) : (
        <Loading>Chargement…</Loading>
      )}
    </>
  );
}
