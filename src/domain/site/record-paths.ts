export const hotelPath = (id: string) => `/hotels/${encodeURIComponent(id)}`;

export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`;

export const destinationPath = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;

export const isDocumentId = (id: string): boolean =>
  id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$|\p{Cs}/u.test(id);

/** Returns the id of a link, derived from both ends so that storing a link twice changes nothing. */
export const linkId = (from: string, to: string): string => `${from}_${to}`;
