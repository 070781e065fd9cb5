// Names of the service accounts that functions run as.
export const READ_ONLY_SERVICE_ACCOUNT = 'site-reader';
const WRITER = 'site-writer';
const WORKER = 'site-worker';
const TEAM = 'site-team';

/** Roles of each service account: `npm run setup` grants them, and `npm run doctor` reports any other role. */
export const SERVICE_ACCOUNT_ROLES = {
  [READ_ONLY_SERVICE_ACCOUNT]: ['datastore.viewer'],
  [WRITER]: ['datastore.user'],
  [WORKER]: ['datastore.user', 'firebaseauth.viewer', 'eventarc.eventReceiver', 'run.invoker'],
  [TEAM]: ['datastore.user', 'firebaseauth.admin'],
};

/**
 * Returns a service account's full email address, because Firebase completes the short form « name@ » only for
 * functions, not for their secrets and schedules.
 */
export const serviceAccountEmail = (name: string, project = process.env.GCLOUD_PROJECT): string =>
  `${name}@${project}.iam.gserviceaccount.com`;

/**
 * Options of public functions that store what visitors send. Few requests run at once in an instance: a body larger
 * than the memory crashes the instance, and all requests in it fail.
 */
export const FORM_FUNCTION_OPTIONS = {
  serviceAccount: serviceAccountEmail(WRITER),
  concurrency: 10,
  maxInstances: 5,
  timeoutSeconds: 30,
} as const;

/** Options of the function `team`, the only one that changes accounts. */
export const TEAM_FUNCTION_OPTIONS = { serviceAccount: serviceAccountEmail(TEAM) } as const;

/** Options of functions for administrators, events and schedules, which may hold many whole documents in memory. */
export const WORKER_FUNCTION_OPTIONS = {
  serviceAccount: serviceAccountEmail(WORKER),
  memory: '512MiB',
  concurrency: 10,
} as const;
