import { holdEarlySubmits } from '#ui/forms/early-submit.ts';
import { type LoadPart, laterPart } from './later-part.tsx';

/**
 * Creates a form, loaded when the visitor is about to use the element with this id, or at once if
 * `isNeeded` returns true. The form must adopt text typed into its fields before it was loaded.
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
 * Resolves at the first sign that the visitor is about to use the element with this id: pointer over
 * it, or focus in it. Resolves at once without such an element, as on a page rendered in the browser.
 */
function whenUsed(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || element.contains(document.activeElement)) return Promise.resolve();
  return new Promise((resolve) => {
    const listening = new AbortController();
    const notice = ({ target }: Event) => {
      const part = document.getElementById(id);
      // The element is empty if a link has opened the page again: its server-rendered HTML is gone.
      const isEmpty = part?.childElementCount === 0;
      if (!isEmpty && !(target instanceof Node && part?.contains(target))) return;
      listening.abort();
      resolve();
    };
    // On the document, because the element may be replaced meanwhile; in the capture phase, because
    // React stops events in parts that are not hydrated yet.
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const sign of SIGNS) document.addEventListener(sign, notice, options);
  });
}
