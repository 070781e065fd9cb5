import type { SiteSettings } from './site-settings.ts';

export function isAnnouncementShown(settings: SiteSettings, today: string): boolean {
  const { announcement, announcement_from: from, announcement_until: until } = settings;
  return Boolean(announcement) && (!from || from <= today) && (!until || today <= until);
}
