import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../../src/app/boot.inline.js', import.meta.url), 'utf8');
const ENTRY = '/assets/app-1.js';
const FACES = ['Jost loaded', 'Jost unloaded'];

/** The tab's session storage. */
const stored = new Map<string, string>();

type Listener = (event: object) => void;

/** Runs the script in a fake page; `load` stands in for the import of the application. */
function openPage({ status = 200, scripts = '', hasWorker = false } = {}) {
  const listeners = new Map<string, Listener[]>();
  const load = vi.fn<(file: string) => Promise<void>>().mockResolvedValue();
  const reload = vi.fn();
  const probe = vi.fn(async (_file: string, _options: object) => ({ status }));
  const links: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const fonts: string[] = [];
  class FontFace {
    family: string;
    unicodeRange: string;
    status = 'unloaded';
    constructor(family: string, _source: string, { unicodeRange }: { unicodeRange: string }) {
      this.family = family;
      this.unicodeRange = unicodeRange;
    }
    load = async () => {
      this.status = 'loaded';
    };
  }
  const rule = (range: string) => ({
    style: { getPropertyValue: (name: string) => (name === 'unicode-range' ? range : '"Jost"') },
  });
  let faces: object | null = {
    sheet: { cssRules: [rule('U+0-FF, U+131'), rule('U+100-2BA')] },
    removeAttribute: () => {
      faces = null;
    },
  };
  const dataset: Record<string, string> = { entry: ENTRY, scripts };
  let paint: Listener = () => undefined;
  class PerformanceObserver {
    static supportedEntryTypes = ['element'];
    constructor(see: Listener) {
      paint = see;
    }
    observe = () => undefined;
  }
  const globals = {
    PerformanceObserver,
    FontFace,
    document: {
      documentElement: { dataset },
      querySelector: () => ({
        addEventListener: () => undefined,
        removeAttribute: () => undefined,
      }),
      getElementById: () => faces,
      fonts: { add: ({ family, status }: FontFace) => fonts.push(`${family} ${status}`) },
      createElement: () => ({}),
      head: { append: (link: Record<string, unknown>) => links.push(link) },
    },
    window: {},
    navigator: { serviceWorker: { controller: hasWorker ? {} : null } },
    location: { reload },
    fetch: probe,
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    removeEventListener: () => undefined,
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    // Runs zero-delay callbacks, which follow a frame, at once; longer timers never fire.
    setTimeout: (action: () => void, delay = 0) => delay === 0 && action(),
    load,
  };
  const run = new Function(...Object.keys(globals), SCRIPT.replace('import(entry)', 'load(entry)'));
  run(...Object.values(globals));
  const fire = (type: string, event = {}) => {
    for (const listener of listeners.get(type) ?? []) listener({ target: {}, ...event });
  };
  /** Reports to the script that an observed image has painted. */
  const showImage = (url: string) => paint({ getEntries: () => [{ url }] });
  const paintFrame = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { fire, load, probe, reload, links, fonts, dataset, showImage, paintFrame };
}

/** Waits until the script has handled a failed import. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const rejected = () => Promise.reject(new TypeError('Importing a module script failed.'));

beforeEach(() => stored.clear());

test('the first touch or key press starts the application once', () => {
  const { fire, load } = openPage();
  fire('pointerdown');
  fire('keydown');
  expect(load).toHaveBeenCalledExactlyOnceWith(ENTRY);
});

test('painting the hero starts the application and the pictures below; painting its placeholder does not', () => {
  const { fire, load, dataset, showImage } = openPage();
  fire('DOMContentLoaded');
  showImage('data:image/webp;base64,UklGRlgAAABXRUJQ');
  expect(load).not.toHaveBeenCalled();
  expect(dataset).not.toHaveProperty('started');

  showImage('http://127.0.0.1/art/hotel-kyoto-800.avif');
  expect(load).toHaveBeenCalledExactlyOnceWith(ENTRY);
  expect(dataset).toHaveProperty('started');
});

test('the page reloads once when a deploy has removed the file of the application', async () => {
  const page = openPage({ status: 404 });
  page.load.mockImplementation(rejected);
  page.fire('pointerdown');
  await settle();
  expect(page.probe.mock.calls[0]).toEqual([ENTRY, { method: 'HEAD', cache: 'no-store' }]);
  expect(page.reload).toHaveBeenCalledOnce();

  const reloaded = openPage({ status: 404 });
  reloaded.load.mockImplementation(rejected);
  reloaded.fire('pointerdown');
  await settle();
  expect(reloaded.reload).not.toHaveBeenCalled();
});

test.each([200, 503])(
  'when the app’s script responds with %i, the page does not reload and the next press retries',
  async (status) => {
    const { fire, load, reload } = openPage({ status });
    load.mockImplementationOnce(rejected);
    fire('pointerdown');
    await settle();
    expect(reload).not.toHaveBeenCalled();
    fire('pointerdown');
    fire('pointerdown');
    expect(load).toHaveBeenCalledTimes(2);
  },
);

test('offline, a failed import does not reload the page', async () => {
  const { fire, load, probe, reload } = openPage();
  load.mockImplementationOnce(rejected);
  probe.mockRejectedValue(new TypeError('Failed to fetch'));
  fire('pointerdown');
  await settle();
  expect(reload).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache starts the application', async () => {
  const { fire, load } = openPage();
  load.mockImplementationOnce(rejected);
  fire('pointerdown');
  await settle();
  fire('pageshow', { persisted: true });
  expect(load).toHaveBeenCalledTimes(2);
});

test('starting the application adds the fonts once Latin is loaded, and preloads its scripts', async () => {
  const { fire, links, fonts } = openPage({ scripts: '/a.js /b.js' });
  fire('pointerdown');
  expect(fonts).toEqual([]);
  await settle();
  expect(fonts).toEqual(FACES);
  expect(links.map(({ rel, href }) => `${rel} ${href}`)).toEqual([
    'modulepreload /a.js',
    'modulepreload /b.js',
  ]);
});

test('with a service worker, which has the fonts, they are added after the first paint', async () => {
  const { fire, fonts, paintFrame } = openPage({ hasWorker: true });
  fire('DOMContentLoaded');
  await settle();
  expect(fonts).toEqual([]);
  paintFrame();
  fire('pointerdown');
  await settle();
  expect(fonts).toEqual(FACES);
});
