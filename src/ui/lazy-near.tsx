import { type ComponentType, lazy } from 'react';
import { whenNear } from './when-near.ts';

/**
 * A part of the page below the first view. The server's HTML shows it at once; its code is loaded,
 * and the part comes alive, when the visitor scrolls near the element of that id. On the server use
 * the component itself.
 */
export function lazyNear<TProps>(id: string, load: () => Promise<ComponentType<TProps>>) {
  return lazy(async () => {
    await whenNear(id);
    return { default: await load() };
  });
}
