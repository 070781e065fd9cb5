// The paths of the records' pages, as routes, canonical URLs, sitemap and feed have them.

/** The path of a hotel's page. */
export const hotelPath = (id: string) => `/hotels/${encodeURIComponent(id)}`;

/** The path of an article's page. */
export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`;

/** The path of a destination's page, by its slug. */
export const destinationPath = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;
