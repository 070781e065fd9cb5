import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { persistOffline } from './queries.ts';
import { SETTINGS_KEY, tabQueryClient } from './query-client.ts';

// Apart from the other queries: no first view loads it. The server reads the settings for each page and
// sends them only when owners have changed any: none in its page means that all is as in the code.

export const settingsQuery = queryOptions({
  persister: persistOffline,
  meta: { offline: true },
  queryKey: SETTINGS_KEY,
  queryFn: async () => (await import('./read-page-content.ts')).getSettings(),
});

const isServersPage = () =>
  import.meta.env.SSR || document.documentElement.dataset.stylesheet !== undefined;

const UNCHANGED: SiteSettings = {};

/** What owners changed of the site's texts, and when it was read, in milliseconds. */
export function useDatedSettings(): { settings: SiteSettings; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: !isServersPage() });
  return { settings: data ?? UNCHANGED, readAt: dataUpdatedAt };
}

export const useSettings = (): SiteSettings => useDatedSettings().settings;

/** The same for what stands outside of the page's tree in the browser. */
export const currentSettings = (): SiteSettings =>
  tabQueryClient()?.getQueryData(settingsQuery.queryKey) ?? UNCHANGED;
