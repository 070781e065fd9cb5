// Apart from the brand, which first views need.

/** The social networks in header and footer; the WhatsApp number is a placeholder. */
export const SOCIAL_LINKS = [
  { id: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/grandsejour' },
  { id: 'whatsapp', label: 'WhatsApp', href: 'https://wa.me/33600000000' },
  { id: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/@grandsejour' },
] as const;

type Accounts = { readonly [Id in (typeof SOCIAL_LINKS)[number]['id']]?: string | undefined };

/** Those that owners have not emptied, at the addresses that they gave. */
export const socialLinks = (settings: Accounts) =>
  SOCIAL_LINKS.map((link) => ({ ...link, href: settings[link.id] ?? link.href })).filter(
    ({ href }) => href,
  );
