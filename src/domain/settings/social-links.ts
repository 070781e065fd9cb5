import type { SiteSettings } from './site-settings.ts';

export const DEFAULT_SOCIAL_LINKS = [
  { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
  { id: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/33600000000' },
  { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/' },
] as const;

export const listSocialLinks = (settings: SiteSettings) =>
  DEFAULT_SOCIAL_LINKS.map((link) => ({ ...link, href: settings[link.id] ?? link.href })).filter(
    ({ href }) => href,
  );
