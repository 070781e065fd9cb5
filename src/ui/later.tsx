import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

declare global {
  interface Window {
    /** Set by boot.inline.js, which holds the last press on an element that `isWaiting`. */
    early?: {
      target: HTMLElement | null;
      /** Index of `target` among the elements of its tag on the page. */
      index: number;
      isWaiting: (element: Element) => boolean;
      reloadIfGone: () => Promise<void>;
    };
  }
}

/** Resolves when browsers should load the code of the part in the element with this id. */
export type Due = (id: string) => Promise<void>;
type LoadPart<TProps> = () => Promise<ComponentType<TProps>>;

/** Ids of the elements whose part is server-rendered HTML without its code. */
const waiting = new Set<string>();

export const isWaiting = (element: Element): boolean =>
  [...waiting].some((id) => element.closest(`#${id}`) !== null);

/** Repeats the press that boot.inline.js holds, once the code of the pressed element has loaded. */
export function replayEarlyPress(): void {
  const { early } = window;
  if (!early?.target || isWaiting(early.target)) return;
  const target = currentElement(early.target, early.index);
  early.target = null;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target?.click();
}

/** Returns the element, or its successor if React has rendered the page again. */
function currentElement(element: HTMLElement, index: number): HTMLElement | null {
  if (element.isConnected) return element;
  const successor = document.querySelectorAll<HTMLElement>(element.localName)[index];
  return successor?.className === element.className ? successor : null;
}

const loadingOnServer: Promise<unknown>[] = [];

/** Waits on the server until the code of all parts is loaded, nested parts included. */
export async function partsLoaded(): Promise<void> {
  for (const part of loadingOnServer) await part;
}

const RETRY_MS = 5_000;

/** Retries every 5 s until the code has loaded: the server-rendered page stays readable meanwhile. */
async function loadPatiently<TProps>(load: LoadPart<TProps>): Promise<ComponentType<TProps>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadPatiently(load);
  }
}

/** Creates a server-rendered part, whose code browsers load when due; earlier presses are repeated. */
export function later<TProps extends object>(
  id: string,
  load: LoadPart<TProps>,
  due: Due = whenNear(),
) {
  if (import.meta.env.SSR) return serverPart(load);
  waiting.add(id);
  const { hydrated } = document.documentElement.dataset;
  const fromServer = hydrated === undefined ? document.getElementById(id) : null;
  let onReplaced = () => {};
  const isReplaced = new Promise<void>((resolve) => {
    onReplaced = resolve;
  });
  const Part = lazy(async () => {
    await Promise.race([due(id), isReplaced]);
    const Loaded = await loadPatiently(load);
    // biome-ignore lint/correctness/noComponentHookFactories: created once per part, when its code has loaded.
    function LivePart(props: TProps) {
      useEffect(() => {
        waiting.delete(id);
        replayEarlyPress();
      }, []);
      return <Loaded {...props} />;
    }
    return { default: LivePart };
  });
  const fallback = <ServerHtml id={id} element={fromServer} onShown={onReplaced} />;
  return memo((props: TProps) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
}

type ServerHtmlProps = { id: string; element: HTMLElement | null; onShown: () => void };

/**
 * Keeps the server-rendered HTML of a part until its code has loaded, if React renders the page again
 * because a translator or an extension has changed the page before hydration.
 */
function ServerHtml({ id, element, onShown }: ServerHtmlProps) {
  const [kept] = useState(() => (element?.isConnected ? [...element.childNodes] : null));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element || !kept) return;
    // The element with the id is either around the part, and rendered again, or the part itself.
    container.current?.append(...(document.getElementById(id) ? kept : [element]));
    onShown();
  }, [id, element, kept, onShown]);
  return kept && <div ref={container} className="contents" />;
}

function serverPart<TProps extends object>(load: LoadPart<TProps>) {
  let Part: ComponentType<TProps> | undefined;
  const loaded = load().then((component) => {
    Part = component;
  });
  loadingOnServer.push(loaded);
  return (props: TProps) => <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** Makes a part due near the window, or at once on a page rendered by the browser. */
export const whenNear =
  (margin = '100px'): Due =>
  (id) => {
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
  };
