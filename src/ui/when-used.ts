import type { LazyPartTrigger } from './later.tsx';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/**
 * Creates a trigger that loads a lazy part's code when the part is first used; at once if `isNeeded`, or if the page
 * was not rendered by the server.
 */
export const whenUsed =
  (isNeeded: () => boolean): LazyPartTrigger =>
  (id) => {
    const element = document.getElementById(id);
    const isUsed = [document.activeElement, window.early?.target ?? null].some((used) =>
      element?.contains(used),
    );
    if (!element || isUsed || isNeeded()) return Promise.resolve();
    return new Promise((resolve) => {
      const listening = new AbortController();
      const notice = ({ target }: Event) => {
        const part = document.getElementById(id);
        // An empty element means that a link has opened this page again, without server-rendered HTML: loads the code.
        const isEmpty = part?.childElementCount === 0;
        if (!isEmpty && !(target instanceof Node && part?.contains(target))) return;
        listening.abort();
        resolve();
      };
      // Listens on the document, because the element may be replaced, and in the capture phase, because React stops
      // events in parts that are not hydrated yet.
      const options = { capture: true, passive: true, signal: listening.signal };
      for (const sign of SIGNS) document.addEventListener(sign, notice, options);
    });
  };
