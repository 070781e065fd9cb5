import { FirebaseError } from 'firebase/app';
import * as v from 'valibot';
import { UPLOAD_API, UPLOAD_ERRORS } from '#domain/media/photo-upload.ts';
import { adminAuth } from './admin-auth.ts';

const TIMEOUT_MS = 5 * 60_000;

const NETWORK_LOST =
  'Le réseau a été perdu pendant l’envoi\u00a0: la photo est gardée ici, réessayez au retour du réseau';

/** An expected failure of a photo upload, with a French message. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
}

const Answer = v.union([v.object({ url: v.string() }), v.object({ error: v.string() })]);

/** Uploads a photo and returns its URL. @throws UploadFailure, or the reason of `signal` when it is aborted */
export async function uploadPhoto(file: Blob, name: string, signal: AbortSignal): Promise<string> {
  const user = adminAuth.currentUser;
  if (user === null) throw new UploadFailure(UPLOAD_ERRORS.unauthenticated);
  let response: Response;
  try {
    response = await fetch(`${UPLOAD_API}?${new URLSearchParams({ name })}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await user.getIdToken()}`,
        'Content-Type': file.type || 'application/octet-stream',
      },
      body: file,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    signal.throwIfAborted();
    const isOver = error instanceof FirebaseError && error.code.startsWith('auth/user-');
    throw new UploadFailure(isOver ? UPLOAD_ERRORS.unauthenticated : NETWORK_LOST);
  }
  const { success, output } = v.safeParse(Answer, await response.json().catch(() => null));
  // The answer is not the JSON of the Cloud Function: a proxy in front of the function has answered in HTML.
  if (!success)
    throw new UploadFailure(UPLOAD_ERRORS[response.status === 413 ? 'too-heavy' : 'failed']);
  if ('error' in output) throw new UploadFailure(output.error);
  return output.url;
}
