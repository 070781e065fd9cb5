// Paths of records' pages, for routes, canonical URLs, the sitemap and the feed.

export const hotelPath = (id: string) => `/hotels/${encodeURIComponent(id)}`;

export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`;

export const destinationPath = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;

export function isDocumentId(id: string): boolean {
  return id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$/.test(id);
}
