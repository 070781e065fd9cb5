import type { SiteSettings } from './site-settings.ts';

type Dated = Pick<SiteSettings, 'announcement' | 'announcement_from' | 'announcement_until'>;

/** Whether the home page shows its announcement on a day in Paris (yyyy-MM-dd), first and last included. */
export function isAnnounced(settings: Dated, today: string): boolean {
  const { announcement, announcement_from: from, announcement_until: until } = settings;
  return Boolean(announcement) && (!from || from <= today) && (!until || today <= until);
}
