import { useQuery } from '@tanstack/react-query';
import { ScriptOnce, useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import { settingsQuery } from '#data/queries.ts';
import { isAnnounced } from '#domain/settings/announcement.ts';
import { TIME_ZONE } from '#domain/site/brand.ts';
import { todayIso } from '#domain/text/dates.ts';

const MINUTE_MS = 60_000;

/** Hides the announcement of a page that was kept beyond its dates, before it is painted. */
const hideWhenOver = (from: string, until: string) =>
  `(d=>{document.currentScript.previousElementSibling.hidden=d<'${from}'||d>'${until}'})(new Date().toLocaleDateString('sv-SE',{timeZone:'${TIME_ZONE}'}))`;

/** The line above the home page's header, on its days. */
export function Announcement() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  const { data: settings = {}, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: false });
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(lookAgain, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  // As the server saw it first: its page may be old.
  const now = useHydrated() ? Date.now() : dataUpdatedAt;
  const { announcement, announcement_from: from = '', announcement_until: until = '' } = settings;
  if (!isHome || !isAnnounced(settings, todayIso(new Date(now)))) return null;
  return (
    <>
      <p
        suppressHydrationWarning
        className="page-margins border-b border-rule bg-sand py-2 text-center text-small"
      >
        {announcement}
      </p>
      <ScriptOnce>{hideWhenOver(from, until || '9')}</ScriptOnce>
    </>
  );
}
