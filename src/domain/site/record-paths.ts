export const hotelPath = (id: string) => `/hotels/${encodeURIComponent(id)}`;

export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`;

export const destinationPath = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;

export const isDocumentId = (id: string): boolean =>
  id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$|\p{Cs}/u.test(id);

/** Returns the document id of a link between two records, made of both ids so that storing it twice changes nothing. */
export const composeRecordLinkDocId = (from: string, to: string): string => `${from}_${to}`;
