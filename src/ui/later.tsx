// A lazy part of a page has its HTML from the server, and its code later. The server renders it like any component,
// once `waitForLazyPartsOnServer` has resolved. In the browser, React leaves the server's HTML as it is, unhydrated,
// until the part's trigger (`due`) resolves and the code is loaded. Presses on the part wait meanwhile (early-press.ts),
// and `LoadedPart` repeats the last one. If React renders the page anew meanwhile, it shows `ServerHtml` in place of the
// part: this puts the server's elements back and asks for the code at once (`loadNow`), because React no longer hydrates
// them. If there are none, as after coming back from another page, the part stays empty until `due` resolves.

import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { replayEarlyPress, unloadedLazyPartIds } from './early-press.ts';

/** Resolves when the browser should load the code of the lazy part in the element with this id. */
export type LazyPartTrigger = (id: string) => Promise<void>;
type LoadPart<TProps> = () => Promise<ComponentType<TProps>>;

const loadingOnServer: Promise<unknown>[] = [];

/** Waits, on the server, until the code of all lazy parts is loaded, including parts within other parts. */
export async function waitForLazyPartsOnServer(): Promise<void> {
  for (const part of loadingOnServer) await part;
}

const RETRY_MS = 5_000;

/** Loads a lazy part's code; on failure, retries every 5 s, because the server-rendered page stays readable meanwhile. */
async function loadPatiently<TProps>(load: LoadPart<TProps>): Promise<ComponentType<TProps>> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadPatiently(load);
  }
}

/**
 * Creates a part of a page that the server renders, and whose code browsers load once `due` resolves. `id` is that of
 * the part's outermost element, or of one around it: the server's element is found by it before React reaches the part,
 * and after React has rendered the page anew, when an id from useId would have changed.
 */
export function createLazyPart<TProps extends object>(
  id: string,
  load: LoadPart<TProps>,
  due: LazyPartTrigger = whenNearViewport(),
) {
  if (import.meta.env.SSR) return serverPart(load);
  unloadedLazyPartIds.add(id);
  const { hydrated } = document.documentElement.dataset;
  const fromServer = hydrated === undefined ? document.getElementById(id) : null;
  let loadNow = () => {};
  const isUrgent = new Promise<void>((resolve) => {
    loadNow = resolve;
  });
  const Part = lazy(async () => {
    await Promise.race([due(id), isUrgent]);
    return { default: await loadPatiently(load) };
  });
  const fallback = <ServerHtml id={id} element={fromServer} due={due} loadNow={loadNow} />;
  return memo((props: TProps) => (
    <Suspense fallback={fallback}>
      <LoadedPart id={id}>
        <Part {...props} />
      </LoadedPart>
    </Suspense>
  ));
}

/** Once React has rendered a lazy part, repeats a press on it that had to wait for its code. */
function LoadedPart({ id, children }: { id: string; children: ReactNode }) {
  useEffect(() => {
    unloadedLazyPartIds.delete(id);
    replayEarlyPress();
  }, [id]);
  return children;
}

type ServerHtmlProps = {
  id: string;
  element: HTMLElement | null;
  due: LazyPartTrigger;
  loadNow: () => void;
};

/** Puts a part's server-rendered HTML back, as a translator or an extension has changed the page before hydration. */
function ServerHtml({ id, element, due, loadNow }: ServerHtmlProps) {
  const [serverNodes] = useState(() => (element?.isConnected ? [...element.childNodes] : null));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element) return;
    // The visitor left the page and came back before the part's code was loaded: the server-rendered element is gone.
    if (!serverNodes) {
      void due(id).then(loadNow);
      return;
    }
    // If the page has an element with this id again, that lies around the part: puts back the part's content only.
    container.current?.append(...(document.getElementById(id) ? serverNodes : [element]));
    loadNow();
  }, [id, element, serverNodes, due, loadNow]);
  return serverNodes && <div ref={container} className="contents" />;
}

function serverPart<TProps extends object>(load: LoadPart<TProps>) {
  let Part: ComponentType<TProps> | undefined;
  const loaded = load().then((component) => {
    Part = component;
  });
  loadingOnServer.push(loaded);
  return (props: TProps) => <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** Resolves when Ctrl or ⌘ is pressed or the pointer leaves the page: printing may follow, and waits for no code. */
const aboutToPrint = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  addEventListener('keydown', ({ ctrlKey, metaKey }) => {
    if (ctrlKey || metaKey) resolve();
  });
  document.documentElement.addEventListener('mouseleave', () => resolve());
});

/**
 * Creates a trigger that loads a lazy part's code when the part is near the window or before printing; in a page
 * rendered by the browser, at once.
 */
export const whenNearViewport =
  (margin = '100px'): LazyPartTrigger =>
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
      void aboutToPrint.then(resolve);
    });
  };
