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
  let onReplaced = () => {};
  const isReplaced = new Promise<void>((resolve) => {
    onReplaced = resolve;
  });
  const Part = lazy(async () => {
    await Promise.race([due(id), isReplaced]);
    return { default: await loadPatiently(load) };
  });
  const fallback = <ServerHtml id={id} element={fromServer} due={due} onShown={onReplaced} />;
  return memo((props: TProps) => (
    <Suspense fallback={fallback}>
      <Live id={id}>
        <Part {...props} />
      </Live>
    </Suspense>
  ));
}

/** Once React has rendered a lazy part, repeats a press on it that had to wait for its code. */
function Live({ id, children }: { id: string; children: ReactNode }) {
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
  onShown: () => void;
};

// Keeps the server-rendered HTML of a lazy part until its code has loaded, should React render the page again because a
// translator or an extension has changed the page before hydration.
function ServerHtml({ id, element, due, onShown }: ServerHtmlProps) {
  const [serverNodes] = useState(() => (element?.isConnected ? [...element.childNodes] : null));
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!element) return;
    // The visitor left the page and came back before the part's code was loaded: the server-rendered element is gone.
    if (!serverNodes) {
      void due(id).then(onShown);
      return;
    }
    // If the page has an element with this id again, that lies around the part: puts back the part's content only.
    container.current?.append(...(document.getElementById(id) ? serverNodes : [element]));
    onShown();
  }, [id, element, serverNodes, due, onShown]);
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
