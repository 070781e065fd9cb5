import { holdEarlySubmits } from '#ui/forms/early-submit.ts';
import { type LoadPart, laterPart } from './later-part.tsx';

/**
 * A form of the page, loaded when the visitor reaches for the element of that id, or at once when
 * `isNeeded` says so. It must adopt what its fields hold by then.
 */
export function lazyUsed<TProps extends object>(
  id: string,
  load: LoadPart<TProps>,
  isNeeded: () => boolean,
) {
  if (import.meta.env.SSR) return laterPart(load, () => Promise.resolve());
  const sentEarly = holdEarlySubmits(id);
  return laterPart(load, async () => {
    if (!isNeeded()) await Promise.race([whenUsed(id), sentEarly]);
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
