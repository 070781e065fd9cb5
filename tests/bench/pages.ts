/** The measured pages: one of each kind, and the intro, which a first visit opens. */
export const PAGES = {
  intro: { path: '/intro' },
  // Without the parameter, a first visit would be redirected to the intro.
  home: { path: '/?intro=0' },
  destinations: { path: '/destinations' },
  hotel: { path: '/hotels/ryokan-momiji' },
  destination: { path: '/destinations/japon' },
  article: { path: '/blog/une-nuit-en-wagon-lit' },
  holiday: { path: '/vacances-sur-mesure' },
} as const;

export type PageName = keyof typeof PAGES;
export const PAGE_NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);

/** A measured page, the whole site, or the page without JavaScript that sets the floor. */
export type Subject = PageName | 'site' | 'floor';
