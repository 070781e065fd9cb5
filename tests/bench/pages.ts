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

/** The page that sets the floor, without JavaScript and with bare React. */
export const FLOORS = ['floor', 'reactFloor'] as const;

/** A measured page, a floor, or the whole site. */
export type Subject = PageName | 'site' | (typeof FLOORS)[number];
