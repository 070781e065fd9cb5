import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { holdEarlyClicks } from './early-clicks.ts';
import { whenNear } from './when-near.ts';

/**
 * A part of the page below the first view. The server's HTML shows it at once; its code is loaded,
 * and the part comes alive, when the visitor scrolls near the element of that id. What is pressed
 * in between is pressed again. On the server use the component itself.
 */
export function lazyNear<TProps extends object>(
  id: string,
  load: () => Promise<ComponentType<TProps>>,
) {
  const clicks = holdEarlyClicks(id);
  return lazy(async () => {
    await whenNear(id);
    const Part = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its code has come.
    function AlivePart(props: TProps) {
      useEffect(() => clicks.replay(), []);
      return createElement(Part, props);
    }
    return { default: AlivePart };
  });
}
