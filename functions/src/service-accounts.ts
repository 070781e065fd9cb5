// A function may do what its account may: what each is granted is in DEPLOY.md.

/** Reads Firestore: for what answers visitors' browsers and writes nothing. */
export const READER = 'site-reader@';
/** Reads and writes Firestore, reads the secrets and takes events. */
export const WORKER = 'site-worker@';
