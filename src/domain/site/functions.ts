/** Region of the Cloud Functions; firebase.json repeats it for the rewrites to functions. */
export const FUNCTIONS_REGION = 'europe-west1';

export type VisitorCallableName = 'subscribeNewsletter' | 'sendContactEmail';

export type AdminCallableName = 'adminCall' | 'team';
