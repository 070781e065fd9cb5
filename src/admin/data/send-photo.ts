import * as v from 'valibot';
import {
  UPLOAD_ERRORS,
  UPLOAD_PATH,
  type UploadAnswer,
  type UploadErrorCode,
} from '#domain/media/upload.ts';
import { adminAuth } from './admin-auth.ts';

/** Sending may take that long. */
const SENDING_MS = 5 * 60_000;

/** Once all is sent: rendering takes seconds, and the function may have to start first. */
const ANSWER_MS = 45_000;

const NO_NETWORK =
  'Le réseau a été perdu pendant l’envoi\u00a0: l’image est gardée ici, réessayez au retour du réseau';

/** A photograph was not stored; the message says why, in French. */
export class UploadFailure extends Error {
  override name = 'UploadFailure';
  readonly code: UploadErrorCode | 'network';
  constructor(code: UploadErrorCode | 'network') {
    super(code === 'network' ? NO_NETWORK : UPLOAD_ERRORS[code]);
    this.code = code;
  }
}

const Answer = v.object({ address: v.string(), isKnown: v.boolean() });

const isErrorCode = (code: unknown): code is UploadErrorCode =>
  typeof code === 'string' && Object.hasOwn(UPLOAD_ERRORS, code);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the server said. @throws UploadFailure */
function readAnswer({ status, responseText }: XMLHttpRequest): UploadAnswer {
  const said = parsed(responseText);
  const answer = v.safeParse(Answer, said);
  if (status === 200 && answer.success) return answer.output;
  const refusal = v.safeParse(v.object({ code: v.custom<UploadErrorCode>(isErrorCode) }), said);
  if (refusal.success) throw new UploadFailure(refusal.output.code);
  // Whatever stands in front of the function answers in its own words.
  throw new UploadFailure(status === 413 ? 'too-heavy' : 'failed');
}

/** The session's token; renewed by the SDK when it has expired. @throws UploadFailure */
async function bearer(): Promise<string> {
  const user = adminAuth.currentUser;
  if (user === null) throw new UploadFailure('unauthenticated');
  try {
    return `Bearer ${await user.getIdToken()}`;
  } catch {
    throw new UploadFailure(navigator.onLine ? 'unauthenticated' : 'network');
  }
}

export type PhotoToSend = {
  file: Blob;
  /** Of the file, for the library's search. */
  name: string;
  signal: AbortSignal;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
};

/** By XMLHttpRequest, as fetch does not tell how much has been sent. */
function open({ file, name, onProgress }: PhotoToSend, authorization: string): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', `${UPLOAD_PATH}?${new URLSearchParams({ name })}`);
  request.setRequestHeader('Authorization', authorization);
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
  request.timeout = SENDING_MS;
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  return request;
}

/** Resolves when the server has answered. */
const ended = (request: XMLHttpRequest, { file, signal }: PhotoToSend) =>
  new Promise<void>((resolve, reject) => {
    const begun = performance.now();
    let isSent = false;
    request.upload.onload = () => {
      isSent = true;
      // Counted from the beginning, wherever it is set.
      request.timeout = performance.now() - begun + ANSWER_MS;
    };
    request.onload = () => resolve();
    request.onerror = () => reject(new UploadFailure('network'));
    request.ontimeout = () => reject(new UploadFailure(isSent ? 'failed' : 'network'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/**
 * Sends a photograph to the library.
 * @throws UploadFailure when it was not stored, or the signal's reason when it was aborted
 */
export async function sendPhoto(photo: PhotoToSend): Promise<UploadAnswer> {
  if (!navigator.onLine) throw new UploadFailure('network');
  const authorization = await bearer();
  photo.signal.throwIfAborted();
  const request = open(photo, authorization);
  await ended(request, photo);
  return readAnswer(request);
}
