import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { isRenderedByServer } from '../server-rendered.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await import('./read-settings.later.ts')).getSettings(),
});

const UNCHANGED: SiteSettings = {};

export function useSettingsWithReadTime(): { settings: SiteSettings; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: !isRenderedByServer() });
  return { settings: data ?? UNCHANGED, readAt: dataUpdatedAt };
}

export const useSettings = (): SiteSettings => useSettingsWithReadTime().settings;
