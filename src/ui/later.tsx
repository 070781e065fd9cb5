import { type ComponentType, lazy, memo, Suspense, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by boot.inline.js, which holds the last press on an element that `isWaiting`. */
    early?: {
      target: HTMLElement | null;
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

/** Repeats the press that boot.inline.js holds, once the code of the pressed element has come. */
export function replayEarlyPress(): void {
  const { early } = window;
  if (!early?.target || isWaiting(early.target)) return;
  const { target } = early;
  early.target = null;
  if (!target.isConnected) return;
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else target.click();
}

const loadingOnServer: Promise<unknown>[] = [];

/** Waits on the server until the code of all parts is loaded, nested parts included. */
export async function partsLoaded(): Promise<void> {
  for (const part of loadingOnServer) await part;
}

const RETRY_MS = 5_000;

/** Retries until the code has come: the page, which the server has rendered, stays readable. */
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
  const Part = lazy(async () => {
    await due(id);
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
  return memo((props: TProps) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function serverPart<TProps extends object>(load: LoadPart<TProps>) {
  let Part: ComponentType<TProps> | undefined;
  const loaded = load().then((component) => {
    Part = component;
  });
  loadingOnServer.push(loaded);
  return (props: TProps) => <Suspense>{Part && <Part {...props} />}</Suspense>;
}

/** A part is due once it is near the window; at once on a page that the browser has rendered. */
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
