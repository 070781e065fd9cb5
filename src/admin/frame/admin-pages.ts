/** The admin pages by the last part of their address, in the order of the navigation. */
export const ADMIN_PAGES = [
  { section: '', label: 'Tableau de bord' },
  { section: 'articles', label: 'Articles' },
  { section: 'hotels', label: 'Hôtels' },
  { section: 'destinations', label: 'Destinations' },
  { section: 'images', label: 'Images' },
  { section: 'seo', label: 'Référencement (SEO)' },
  { section: 'reglages', label: 'Réglages' },
  { section: 'newsletter', label: 'Newsletter' },
  { section: 'demandes', label: 'Demandes' },
  { section: 'chiffres', label: 'Chiffres' },
  { section: 'journal', label: 'Journal' },
  { section: 'corbeille', label: 'Corbeille' },
] as const;
