import type { Due } from './later.tsx';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'input', 'submit'] as const;

/** Loads a part's code at its first use; at once if `isNeeded`, or on a page rendered by the browser. */
export const whenUsed =
  (isNeeded: () => boolean): Due =>
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
  };
