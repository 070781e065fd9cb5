// An early press is one on a server-rendered element whose code has not loaded yet. boot.inline.js holds the last press
// until the application is hydrated; from then on, only presses inside a `createLazyPart` (later.tsx) may have to wait.

declare global {
  interface Window {
    /**
     * The visitor's last press that had to wait for code, held by boot.inline.js; undefined without that script, as in
     * tests.
     */
    early?: {
      /** The element whose press or submission will be repeated once its code has loaded; null if there is none. */
      target: HTMLElement | null;
      /** Index of `target` among the page's elements with the same tag. */
      index: number;
      isWaiting: (element: Element) => boolean;
    };
  }
}

/** Ids of the lazy parts that are still server-rendered HTML, because their code has not loaded. */
export const unloadedLazyPartIds = new Set<string>();

const isWaiting = (element: Element): boolean =>
  [...unloadedLazyPartIds].some((id) => element.closest(`#${id}`) !== null);

/** From now on, holds back only presses in lazy parts whose code has not loaded; repeats an earlier press elsewhere. */
export function takeOverEarlyPresses(): void {
  if (window.early) window.early.isWaiting = isWaiting;
  replayEarlyPress();
}

/** Repeats the press that was held back, if the code of the pressed element has loaded. */
export function replayEarlyPress(): void {
  const { early } = window;
  if (!early?.target || isWaiting(early.target)) return;
  const target = currentElement(early.target, early.index);
  early.target = null;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target?.click();
}

/** Returns the pressed element or, if React has rendered the page again, the element in its place. */
function currentElement(element: HTMLElement, index: number): HTMLElement | null {
  if (element.isConnected) return element;
  const successor = document.querySelectorAll<HTMLElement>(element.localName)[index];
  return successor?.className === element.className ? successor : null;
}
