import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { tabQueryClient } from './query-client.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await import('./read-settings.ts')).getSettings(),
});

const isServersPage = () =>
  import.meta.env.SSR || document.documentElement.dataset.scripts !== undefined;

const UNCHANGED: SiteSettings = {};

export function useDatedSettings(): { settings: SiteSettings; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: !isServersPage() });
  return { settings: data ?? UNCHANGED, readAt: dataUpdatedAt };
}

export const useSettings = (): SiteSettings => useDatedSettings().settings;

export const currentSettings = (): SiteSettings =>
  tabQueryClient()?.getQueryData(settingsQuery.queryKey) ?? UNCHANGED;
