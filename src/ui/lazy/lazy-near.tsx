import { type ComponentType, createElement, lazy, useEffect } from 'react';

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

interface EarlyClicks {
  /** Presses again what was pressed too early, once; afterwards clicks go their own way. */
  replay(): void;
}

/**
 * Remembers the last button pressed in the element of that id until the code that answers has come:
 * React drops what it hears from a part that it has not hydrated. Links work by themselves, forms
 * are held by `holdEarlySubmits`.
 */
function holdEarlyClicks(id: string): EarlyClicks {
  let pressed: HTMLButtonElement | null = null;
  const listening = new AbortController();
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest(`#${id}`) === null) return;
      const button = target.closest('button');
      pressed = button?.type === 'button' ? button : null;
    },
    { capture: true, signal: listening.signal },
  );
  return {
    replay() {
      listening.abort();
      if (pressed?.isConnected) pressed.click();
      pressed = null;
    },
  };
}

/** How far below the window something may be to count as near. */
const MARGIN = '300px';

/**
 * Resolves once the element of that id is near the window; at once when there is none, as on a page
 * that the browser renders itself.
 */
function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  });
}
