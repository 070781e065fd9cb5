import { onlineManager } from '@tanstack/react-query';

/** There is no network; nothing was sent. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** @throws OfflineError without a network: the SDK would queue the write and send it much later. */
export function requireOnline(): void {
  if (!onlineManager.isOnline()) throw new OfflineError('There is no network.');
}
