/** Where the Cloud Functions run; firebase.json names it too, for the rewrite to `render`. */
export const FUNCTIONS_REGION = 'europe-west1';

/** The functions that visitors' browsers call. */
export const CALLABLES = {
  subscribeNewsletter: 'subscribeNewsletter',
  sendContactEmail: 'sendContactEmail',
} as const;

export type CallableName = keyof typeof CALLABLES;

/** The functions that only administrators call; apart, so that visitors do not load their names. */
export const ADMIN_CALLABLES = {
  restoreRecord: 'restoreRecord',
  undoDelete: 'undoDelete',
  deleteLinked: 'deleteLinked',
  importSubscribers: 'importSubscribers',
} as const;

export type AdminCallableName = keyof typeof ADMIN_CALLABLES;

/** What the Content-Security-Policy allows when App Check is on: its script and its frame. */
export const RECAPTCHA_SOURCES =
  'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
