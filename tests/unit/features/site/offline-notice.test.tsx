// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OfflineNotice } from '#features/site/offline-notice.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('is empty online, and comes and goes with the network', async () => {
  const { container } = render(<OfflineNotice />);
  const mark = container.querySelector('[aria-live]');
  expect(container.textContent).toBe('');

  await act(async () => onlineManager.setOnline(false));
  expect(screen.getByRole('status').textContent).toBe(
    'Vous êtes hors connexion. Vos favoris restent lisibles\u202f; les prix datent de votre dernière visite.',
  );
  expect(mark?.textContent).toBe('Hors ligne');

  await act(async () => onlineManager.setOnline(true));
  expect(container.textContent).toBe('');
});
