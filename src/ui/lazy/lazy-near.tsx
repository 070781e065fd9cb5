import { createElement, useEffect } from 'react';
import { type LoadPart, laterPart } from './later-part.tsx';

/**
 * Creates a part of the page below the first view, loaded and hydrated when the visitor scrolls near
 * the element with this id; early clicks are replayed.
 * @param margin distance below the window that counts as near, as a CSS length
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
    // biome-ignore lint/correctness/noComponentHookFactories: created once per part, when its code has loaded.
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
 * Remembers the last button pressed in the element with this id until its code is loaded: React drops
 * events in a part that is not hydrated yet. Links work natively; `holdEarlySubmits` holds back forms.
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

/** Resolves once the element is near the window; at once if the page has no such element. */
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
