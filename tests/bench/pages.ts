/** The pages that are measured: one of each kind, and a first visitor's first page. */
export const PAGES = {
  intro: { path: '/intro' },
  // Without the parameter a first visit would be sent to the intro.
  home: { path: '/?intro=0' },
  destinations: { path: '/destinations' },
  hotel: { path: '/hotels/ryokan-momiji' },
  destination: { path: '/destinations/japon' },
  article: { path: '/blog/une-nuit-en-wagon-lit' },
  holiday: { path: '/vacances-sur-mesure' },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);

/** What is measured of the whole site, and the page without JavaScript that the others are compared with. */
export type Subject = PageName | 'site' | 'floor';
