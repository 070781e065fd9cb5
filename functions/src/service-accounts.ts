// Functions run as these accounts, each of the project deployed to.
export const READER = 'site-reader@';
const WRITER = 'site-writer@';
const WORKER = 'site-worker@';

/** Roles of each account, which the doctor asks for (scripts/deploy) and DEPLOY.md grants. */
export const ROLES = {
  [READER]: ['datastore.viewer'],
  [WRITER]: ['datastore.user'],
  [WORKER]: ['datastore.user', 'firebaseauth.viewer', 'eventarc.eventReceiver', 'run.invoker'],
};

/** Options of public functions that store what visitors send. */
export const WRITE = { serviceAccount: WRITER } as const;

/** Options of functions that administer: events and imports hold whole documents in memory. */
export const WORK = { serviceAccount: WORKER, memory: '512MiB', concurrency: 10 } as const;
