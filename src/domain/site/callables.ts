/** Region of the Cloud Functions, repeated in firebase.json for the rewrite to `render`. */
export const FUNCTIONS_REGION = 'europe-west1';

export type CallableName = 'subscribeNewsletter' | 'sendContactEmail';

export type AdminCallableName = 'adminCall';
