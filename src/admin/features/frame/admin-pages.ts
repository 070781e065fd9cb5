/** The pages of the navigation, in its order. */
export const ADMIN_PAGES = [
  { to: '/admin', label: 'Tableau de bord' },
  { to: '/admin/articles', label: 'Articles' },
  { to: '/admin/hotels', label: 'Hôtels' },
  { to: '/admin/destinations', label: 'Destinations' },
  { to: '/admin/images', label: 'Images' },
  { to: '/admin/seo', label: 'Référencement (SEO)' },
  { to: '/admin/reglages', label: 'Réglages' },
  { to: '/admin/newsletter', label: 'Newsletter' },
  { to: '/admin/demandes', label: 'Demandes' },
  { to: '/admin/chiffres', label: 'Chiffres' },
  { to: '/admin/journal', label: 'Journal' },
] as const;
