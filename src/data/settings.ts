import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async () => (await import('./read-settings.later.ts')).getSettings(),
});

/** Returns true if the server rendered this page: it then sent the settings with the page, and listed scripts in `<html>`. */
export const isRenderedByServer = (): boolean =>
  import.meta.env.SSR || document.documentElement.dataset.scripts !== undefined;

const UNCHANGED: SiteSettings = {};

export function useSettingsWithReadTime(): { settings: SiteSettings; readAt: number } {
  const { data, dataUpdatedAt } = useQuery({ ...settingsQuery, enabled: !isRenderedByServer() });
  return { settings: data ?? UNCHANGED, readAt: dataUpdatedAt };
}

export const useSettings = (): SiteSettings => useSettingsWithReadTime().settings;
