// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY } from '#domain/figures/actions.ts';
import type { CountedEvent } from '#domain/figures/counted-event.ts';

const READ: CountedEvent = { kind: 'hotel', id: 'ryokan-momiji', action: 'read' };
const FOLLOWED: CountedEvent = { ...READ, action: 'followed' };
const ask = vi.fn<typeof fetch>();
const VISITOR = { doNotTrack: null, webdriver: false, onLine: true };

/** Opens a page: stubs the browser and loads the module afresh. */
async function inBrowser(navigator: object = {}) {
  vi.stubGlobal('navigator', { ...VISITOR, ...navigator });
  return import('#data/send-event.later.ts');
}

beforeEach(() => {
  vi.resetModules();
  ask.mockReset().mockResolvedValue(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a usage event is sent without cookies, with only its kind, record and action, and so that leaving the page does not cancel it', async () => {
  const { sendCountedEvent } = await inBrowser();
  await sendCountedEvent(READ);
  expect(ask).toHaveBeenCalledExactlyOnceWith('/api/figures', {
    method: 'POST',
    body: '{"kind":"hotel","id":"ryokan-momiji","action":"read"}',
    keepalive: true,
    credentials: 'omit',
  });
});

test('each usage event is sent once per page load, however often the visitor repeats the action', async () => {
  const { sendCountedEvent } = await inBrowser();
  for (const figure of [READ, READ, FOLLOWED, FOLLOWED]) await sendCountedEvent(figure);
  expect(ask).toHaveBeenCalledTimes(2);
});

describe('a figure', () => {
  it.each([
    ['with Do Not Track', { doNotTrack: '1' }],
    ['with Global Privacy Control', { globalPrivacyControl: true }],
    ['by a browser set to save data', { connection: { saveData: true } }],
    ['by an automated browser', { webdriver: true }],
    ['without a network', { onLine: false }],
  ])('no usage event is sent %s', async (_when, navigator) => {
    const { sendCountedEvent } = await inBrowser(navigator);
    await sendCountedEvent(READ);
    await sendCountedEvent(FOLLOWED);
    expect(ask).not.toHaveBeenCalled();
  });

  it('no usage event is sent from an administrator’s browser', async () => {
    localStorage.setItem(UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY, 'true');
    const { sendCountedEvent } = await inBrowser();
    await sendCountedEvent(READ);
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('a page', () => {
  let idle: (() => void)[] = [];
  beforeEach(() => {
    idle = [];
    vi.stubGlobal('requestIdleCallback', (action: () => void) => idle.push(action));
  });
  const open = async (id: string) => {
    await inBrowser();
    const { useCountPageView } = await import('#data/count.ts');
    return renderHook((props) => useCountPageView('hotel', props.id), { initialProps: { id } });
  };
  const becomeIdle = () => {
    for (const action of idle.splice(0)) action();
  };
  const counted = () => ask.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

  it('a view of a record’s page is counted once the browser is idle, and another view when the page changes to another record', async () => {
    const { rerender } = await open('ryokan-momiji');
    expect(ask).not.toHaveBeenCalled();
    becomeIdle();
    await vi.waitFor(() => expect(counted()).toEqual([READ]));
    rerender({ id: 'anse-rose' });
    becomeIdle();
    await vi.waitFor(() => expect(counted()).toEqual([READ, { ...READ, id: 'anse-rose' }]));
  });

  it('a page is not counted as viewed when the visitor leaves before the browser is idle', async () => {
    const { unmount } = await open('ryokan-momiji');
    unmount();
    becomeIdle();
    // The next figure counted is the first to be sent.
    const { countVisitorEvent } = await import('#data/count.ts');
    countVisitorEvent(FOLLOWED);
    await vi.waitFor(() => expect(counted()).toEqual([FOLLOWED]));
  });
});
