import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { persistOffline } from './queries.ts';
import { SETTINGS_KEY, tabQueryClient } from './query-client.ts';

// The server reads the settings for each page, but sends them only if the owners changed any; otherwise the
// defaults in the code apply.

export const settingsQuery = queryOptions({
  persister: persistOffline,
  meta: { offline: true },
  queryKey: SETTINGS_KEY,
  queryFn: async () => (await import('./read-page-content.ts')).getSettings(),
});

const isServersPage = () =>
  import.meta.env.SSR || document.documentElement.dataset.stylesheet !== undefined;

const UNCHANGED: SiteSettings = {};

export function useDatedSettings(): { settings: SiteSettings; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: !isServersPage() });
  return { settings: data ?? UNCHANGED, readAt: dataUpdatedAt };
}

export const useSettings = (): SiteSettings => useDatedSettings().settings;

export const currentSettings = (): SiteSettings =>
  tabQueryClient()?.getQueryData(settingsQuery.queryKey) ?? UNCHANGED;
