import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import * as v from 'valibot';
import { EMULATOR_HOST, emulatorPorts } from '#data/firebase/firebase-config.ts';
import type { AdminCall } from '#domain/admin/admin-calls.ts';
import { UPLOAD_ERRORS, UPLOAD_PATH } from '#domain/media/library.ts';
import { type AdminCallableName, FUNCTIONS_REGION } from '#domain/site/collections.ts';
import { adminApp, adminAuth } from './admin-auth.ts';
import { requireOnline } from './errors.ts';
import { noteRefusal } from './session.ts';

const functions = getFunctions(adminApp, FUNCTIONS_REGION);
if (emulatorPorts) connectFunctionsEmulator(functions, EMULATOR_HOST, emulatorPorts.functions);

const NAME: AdminCallableName = 'adminCall';
/** An import writes hundreds of documents, and the function may need a cold start. */
const TIMEOUT = { timeout: 70_000 };

/** Asks the server to do what browsers may not. Rejects with an AdminError or FirebaseError. */
export async function callAdmin<TAnswer>(payload: AdminCall): Promise<TAnswer> {
  requireOnline();
  try {
    return (await httpsCallable<AdminCall, TAnswer>(functions, NAME, TIMEOUT)(payload)).data;
  } catch (error) {
    noteRefusal(error);
    throw error;
  }
}

const TIMEOUT_MS = 5 * 60_000;

const MESSAGES = {
  ...UPLOAD_ERRORS,
  network:
    'Le réseau a été perdu pendant l’envoi\u00a0: l’image est gardée ici, réessayez au retour du réseau',
};

export class UploadFailure extends Error {
  override name = 'UploadFailure';
  constructor(code: keyof typeof MESSAGES, message: string = MESSAGES[code]) {
    super(message);
  }
}

const Stored = v.object({ address: v.string() });
const Refused = v.object({ error: v.string() });
const Answer = v.pipe(v.string(), v.parseJson(), v.union([Stored, Refused]));

/** @throws UploadFailure */
function readAnswer({ status, responseText }: XMLHttpRequest): string {
  const { success, output } = v.safeParse(Answer, responseText);
  // Proxies in front of the function answer in HTML.
  if (!success) throw new UploadFailure(status === 413 ? 'too-heavy' : 'failed');
  if ('error' in output) throw new UploadFailure('failed', output.error);
  return output.address;
}

/** @throws UploadFailure */
async function authorization(): Promise<string> {
  const user = adminAuth.currentUser;
  if (user === null) throw new UploadFailure('unauthenticated');
  try {
    return `Bearer ${await user.getIdToken()}`;
  } catch {
    throw new UploadFailure(navigator.onLine ? 'unauthenticated' : 'network');
  }
}

type PhotoToSend = {
  file: Blob;
  name: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
};

/** Uses XMLHttpRequest, because fetch reports no upload progress. */
const post = ({ file, name, signal, onProgress }: PhotoToSend, bearer: string) =>
  new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${UPLOAD_PATH}?${new URLSearchParams({ name })}`);
    request.setRequestHeader('Authorization', bearer);
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.timeout = TIMEOUT_MS;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new UploadFailure('network'));
    request.ontimeout = () => reject(new UploadFailure('failed'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** Returns the stored address. @throws UploadFailure, or the signal's reason when aborted */
export async function sendPhoto(photo: PhotoToSend): Promise<string> {
  if (!navigator.onLine) throw new UploadFailure('network');
  const bearer = await authorization();
  photo.signal.throwIfAborted();
  return readAnswer(await post(photo, bearer));
}
