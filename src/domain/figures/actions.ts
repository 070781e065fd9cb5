/**
 * Actions counted for hotels; for articles, only `read` and `letter`. A `letter` is a `read` that began with a link in
 * a newsletter.
 */
export const COUNTED_ACTIONS = ['read', 'letter', 'saved', 'shared', 'followed'] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

export const COUNTED_RECORD_KINDS = ['hotel', 'article'] as const;
export type CountedRecordKind = (typeof COUNTED_RECORD_KINDS)[number];

/** Query parameter of links in newsletters, by which visits from newsletters are counted; it says nothing about the reader. */
export const FROM_LETTER_URL_PARAM = 'lettre';

export const FIGURES_API = '/api/figures';

/** localStorage key set in administrators' browsers, whose visits are not counted. */
export const UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY = 'notCounted';
