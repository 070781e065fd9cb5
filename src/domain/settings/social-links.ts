export const DEFAULT_SOCIAL_LINKS = [
  { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
  { id: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/33600000000' },
  { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/' },
] as const;

type Accounts = {
  readonly [Id in (typeof DEFAULT_SOCIAL_LINKS)[number]['id']]?: string | undefined;
};

export const listSocialLinks = (settings: Accounts) =>
  DEFAULT_SOCIAL_LINKS.map((link) => ({ ...link, href: settings[link.id] ?? link.href })).filter(
    ({ href }) => href,
  );
