import { useSettings } from '#data/queries.ts';
import { type SOCIAL_LINKS, socialLinks } from '#domain/site/brand.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const ICONS: Record<(typeof SOCIAL_LINKS)[number]['id'], IconName> = {
  instagram: 'photo',
  whatsapp: 'message',
  tiktok: 'note',
};

export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={classNames('flex', className)}>
      {socialLinks(useSettings()).map(({ id, label, href }) => (
        <li key={id}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (nouvelle fenêtre)`}
            className="grid h-11 w-[var(--social-width,2.75rem)] place-items-center"
          >
            <Icon name={ICONS[id]} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
