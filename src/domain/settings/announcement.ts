import type { SiteSettings } from './site-settings.ts';

type Dated = Pick<SiteSettings, 'announcement' | 'announcement_from' | 'announcement_until'>;

export function isAnnouncementShown(settings: Dated, today: string): boolean {
  const { announcement, announcement_from: from, announcement_until: until } = settings;
  return Boolean(announcement) && (!from || from <= today) && (!until || today <= until);
}
