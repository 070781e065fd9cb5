import { useHydrated, useLocation } from '@tanstack/react-router';
import { useSettings, useSettingsWithReadTime } from '#data/queries/settings-query.ts';
import { isAnnouncementShown } from '#domain/settings/announcement.ts';
import { type DEFAULT_SOCIAL_LINKS, listSocialLinks } from '#domain/settings/social-links.ts';
import { todayIso } from '#domain/text/today.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const ICONS: Record<(typeof DEFAULT_SOCIAL_LINKS)[number]['id'], IconName> = {
  instagram: 'photo',
  whatsapp: 'message',
  tiktok: 'note',
};

export function SocialLinks({ className }: { className: string }) {
  return (
    <ul className={classNames('flex', className)}>
      {listSocialLinks(useSettings()).map(({ id, label, href }) => (
        <li key={id}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (nouvel onglet)`}
            className="grid h-11 w-[var(--social-width,2.75rem)] place-items-center"
          >
            <Icon name={ICONS[id]} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Announcement() {
  const isHome = useLocation({ select: ({ pathname }) => pathname === '/' });
  const { settings, readAt } = useSettingsWithReadTime();
  // Hydrates with the day on which the server rendered the page: a cached page may be older than today.
  const today = useHydrated() ? todayIso() : todayIso(new Date(readAt));
  if (!isHome || !isAnnouncementShown(settings, today)) return null;
  const { announcement_link: link } = settings;
  return (
    <aside
      aria-label="Annonce"
      className="page-margins border-b border-rule bg-sand py-2 text-center text-small"
    >
      <a href={link || undefined} className={link && 'link-text'}>
        {settings.announcement}
      </a>
    </aside>
  );
}
