import { type ComponentType, lazy } from 'react';
import { holdEarlySubmits } from '#ui/forms/early-submit.ts';

/**
 * A form of the page. The server's HTML shows it at once, and its fields can be filled in; its code
 * is loaded when the visitor reaches for the element of that id, or at once when `isNeeded` says so.
 * The form must adopt what its fields hold by then. On the server use the component itself.
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

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/**
 * Resolves at the first sign that the visitor is about to use the element of that id: a pointer over
 * it, or focus in it; at once when there is none, as on a page rendered in the browser.
 */
function whenUsed(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || element.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const notice = ({ target }: Event) => {
      const part = document.getElementById(id);
      // Empty where a link has opened the page again: the server's HTML is gone.
      const isEmpty = part?.childElementCount === 0;
      if (!isEmpty && !(target instanceof Node && part?.contains(target))) return;
      listening.abort();
      resolve();
    };
    // On the document, as the element may be replaced in the meantime, and in the capture phase, as
    // React stops the events of parts that are not hydrated.
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  });
}
