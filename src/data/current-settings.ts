import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { settingsQuery } from './queries.ts';
import { tabQueryClient } from './query-client.ts';

/** What owners changed of the site's texts, for what stands outside of the page's tree in the browser. */
export const currentSettings = (): SiteSettings =>
  tabQueryClient()?.getQueryData(settingsQuery.queryKey) ?? {};
