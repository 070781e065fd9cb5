import { onlineManager } from '@tanstack/react-query';

/** There is no network: nothing was done. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** @throws OfflineError without a network: the SDK would wait, and write when nobody expects it any more. */
export function requireOnline(): void {
  if (!onlineManager.isOnline()) throw new OfflineError('There is no network.');
}
