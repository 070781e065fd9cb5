import { administratorOf } from '../admin/administrator.ts';
import type { Actor } from '../journal/journal-entry.ts';
import { UploadError } from './decode.ts';

const BEARER = /^Bearer (\S+)$/;

/**
 * The administrator whose ID token a request carries (`Authorization: Bearer`).
 * @throws UploadError unauthenticated or permission-denied
 */
export async function uploaderOf(authorization = ''): Promise<Actor> {
  const [, token] = BEARER.exec(authorization) ?? [];
  const uploader = token === undefined ? 'ended' : await administratorOf(token);
  if (uploader === 'ended') throw new UploadError('unauthenticated');
  if (uploader === 'none') throw new UploadError('permission-denied');
  return uploader;
}
