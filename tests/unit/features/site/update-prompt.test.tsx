// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UpdatePrompt } from '#features/site/update-prompt.tsx';

afterEach(cleanup);

test('lets the visitor choose', () => {
  const onUpdate = vi.fn();
  const onLater = vi.fn();
  render(<UpdatePrompt onUpdate={onUpdate} onLater={onLater} />);
  expect(screen.getByRole('status').textContent).toBe('Une nouvelle version est disponible');

  fireEvent.click(screen.getByRole('button', { name: 'Plus tard' }));
  expect([onUpdate.mock.calls.length, onLater.mock.calls.length]).toEqual([0, 1]);
  fireEvent.click(screen.getByRole('button', { name: 'Mettre à jour' }));
  expect([onUpdate.mock.calls.length, onLater.mock.calls.length]).toEqual([1, 1]);
});
