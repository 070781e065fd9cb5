import { onRequest } from 'firebase-functions/v2/https';
import { serveMedia } from '../media/serve.ts';
import { READER } from '../service-accounts.ts';

/** Serves what records show: photographs, /media/ID-WIDTH.FORMAT. */
export const pictures = onRequest({ concurrency: 40, serviceAccount: READER }, serveMedia);
