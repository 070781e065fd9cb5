export const hotelPath = (id: string) => `/hotels/${encodeURIComponent(id)}`;

export const articlePath = (id: string) => `/blog/${encodeURIComponent(id)}`;

export const destinationPath = (slug: string) => `/destinations/${encodeURIComponent(slug)}`;

export const isDocumentId = (id: string): boolean =>
  id !== '' && id.length <= 400 && !id.includes('/') && !/^(?:\.{1,2}|__.*__)$|\p{Cs}/u.test(id);

/** Returns the id of the document that links two records: made of their ids, so that a second link changes nothing. */
export const composeRecordLinkDocId = (from: string, to: string): string => `${from}_${to}`;

/** Returns the id of the document with a record's only preview link. */
export const composePreviewDocId = (collection: string, id: string): string =>
  `${collection}_${id}`;
