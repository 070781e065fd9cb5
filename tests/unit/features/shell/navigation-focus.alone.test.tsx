// @vitest-environment happy-dom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { openPage } from '../open-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the focus moves neither at the first load nor when only the parameters or the fragment of the URL change', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  const history = openPage('/about');
  await screen.findByRole('heading', { level: 1 });
  await act(async () => history.push('/about?q=nice'));
  await act(async () => history.push('/about?q=nice#histoire'));
  expect(document.activeElement).toBe(document.body);
});
