// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { watchInstall } from '#app/watch-install.ts';
import { invite } from '#features/install/invite.tsx';

vi.mock('#features/install/invite.tsx', () => ({ invite: vi.fn() }));
vi.mock('#data/when-idle.ts', () => ({ whenIdle: (action: () => void) => action() }));

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, 'standalone');
});

test('the browser’s own offer is kept for a better moment', async () => {
  watchInstall();
  expect(invite).not.toHaveBeenCalled();
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(invite).toHaveBeenCalledExactlyOnceWith(event));
});

test.each([
  [false, 1],
  [true, 0],
])(
  'iOS makes none: the visitor is shown the way unless it is installed (%s)',
  async (standalone, times) => {
    Object.assign(navigator, { standalone });
    watchInstall();
    await new Promise((resolve) => setTimeout(resolve));
    expect(invite).toHaveBeenCalledTimes(times);
  },
);
