// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IntroPage } from '#features/intro/intro-page.tsx';
import { renderInRouter } from '../in-router.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  { connection: { effectiveType: '4g' }, films: 1 },
  { connection: { saveData: true }, films: 0 },
  { connection: { effectiveType: 'slow-2g' }, films: 0 },
  { connection: { effectiveType: '2g' }, films: 0 },
])(
  'the intro loads its film unless the connection is slow or saves data: %o',
  async ({ connection, films }) => {
    vi.stubGlobal('navigator', { ...navigator, connection });
    await act(async () => void renderInRouter(<IntroPage />));
    expect(document.querySelectorAll('video')).toHaveLength(films);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  },
);
