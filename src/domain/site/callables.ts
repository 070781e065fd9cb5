/** Where the Cloud Functions run; firebase.json names it too, for the rewrite to `render`. */
export const FUNCTIONS_REGION = 'europe-west1';

/** The functions that visitors' browsers call. */
export type CallableName = 'subscribeNewsletter' | 'sendContactEmail';

/** The functions that only administrators call. */
export type AdminCallableName = 'adminCall';
