// Early presses, on server-rendered elements whose code has not loaded. boot.inline.js holds the last one until the
// application takes over; from then on, only elements inside a `lazyPart` (later.tsx) still wait.

declare global {
  interface Window {
    /** The held press, set by boot.inline.js; undefined in pages without that script, such as those of tests. */
    early?: {
      /** The element whose press or submission is to be repeated once its code has loaded; null if there is none. */
      target: HTMLElement | null;
      /** Index of `target` among the page's elements with the same tag. */
      index: number;
      isWaiting: (element: Element) => boolean;
    };
  }
}

/** Ids of the elements of lazy parts that are still server-rendered HTML, without their code. */
export const unloadedLazyPartIds = new Set<string>();

const isWaiting = (element: Element): boolean =>
  [...unloadedLazyPartIds].some((id) => element.closest(`#${id}`) !== null);

/** Delays from now on only presses on parts without code; repeats an earlier press elsewhere. */
export function takeOverEarlyPresses(): void {
  if (window.early) window.early.isWaiting = isWaiting;
  replayEarlyPress();
}

/** Repeats the press that was held back, once the code of the pressed element has loaded. */
export function replayEarlyPress(): void {
  const { early } = window;
  if (!early?.target || isWaiting(early.target)) return;
  const target = currentElement(early.target, early.index);
  early.target = null;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target?.click();
}

/** Returns the pressed element or, if React has rendered the page again, its successor. */
function currentElement(element: HTMLElement, index: number): HTMLElement | null {
  if (element.isConnected) return element;
  const successor = document.querySelectorAll<HTMLElement>(element.localName)[index];
  return successor?.className === element.className ? successor : null;
}
