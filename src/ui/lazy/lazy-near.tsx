import { createElement, useEffect } from 'react';
import { type LoadPart, laterPart } from './later-part.tsx';

/**
 * A part of the page below the first view, loaded and hydrated when the visitor scrolls near the
 * element of that id; early clicks are replayed.
 * @param margin how far below the window counts as near, in pixels
 */
export function lazyNear<TProps extends object>(
  id: string,
  load: LoadPart<TProps>,
  margin = '100px',
) {
  if (import.meta.env.SSR) return laterPart(load, () => Promise.resolve());
  const clicks = holdEarlyClicks(id);
  const loadAlive = async () => {
    const Part = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its code has come.
    return function AlivePart(props: TProps) {
      useEffect(() => clicks.replay(), []);
      return createElement(Part, props);
    };
  };
  return laterPart(loadAlive, () => whenNear(id, margin));
}

interface EarlyClicks {
  /** Replays the last early click, and stops listening. */
  replay(): void;
}

/**
 * Remembers the last button pressed in the element of that id until its code is loaded: React drops
 * the events of a part that it has not hydrated. Links work by themselves, forms are held by
 * `holdEarlySubmits`.
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

/** Resolves once the element is near the window; at once if it is not in the page. */
function whenNear(id: string, margin: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  });
}
