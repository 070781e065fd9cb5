/** Where the Cloud Functions run; firebase.json names it too, for the rewrite to `render`. */
export const FUNCTIONS_REGION = 'europe-west1';

/** The two functions that visitors' browsers call (design section 4, points 2 and 3). */
export const CALLABLES = {
  subscribeNewsletter: 'subscribeNewsletter',
  sendContactEmail: 'sendContactEmail',
} as const;

export type CallableName = keyof typeof CALLABLES;

/** The functions that only administrators call: apart, so that visitors do not load their names. */
export const ADMIN_CALLABLES = {
  restoreRecord: 'restoreRecord',
  deleteRecords: 'deleteRecords',
  importSubscribers: 'importSubscribers',
} as const;

export type AdminCallableName = keyof typeof ADMIN_CALLABLES;
