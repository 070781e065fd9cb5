import { type ComponentType, lazy } from 'react';
import { holdEarlySubmits } from '#ui/forms/early-submit.ts';
import { whenUsed } from './when-used.ts';

/**
 * A form of the page. The server's HTML shows it at once, and its fields take what is typed; its
 * code is loaded when the visitor reaches for the element of that id, or at once when `isNeeded`
 * says so. The form adopts what its fields hold by then. On the server use the component itself.
 */
export function lazyUsed<TProps>(
  id: string,
  load: () => Promise<ComponentType<TProps>>,
  isNeeded: () => boolean = () => false,
) {
  const sentEarly = holdEarlySubmits(id);
  return lazy(async () => {
    if (!isNeeded()) await Promise.race([whenUsed(id), sentEarly]);
    return { default: await load() };
  });
}
