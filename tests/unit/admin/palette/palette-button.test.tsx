// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Palette } from '#admin/features/palette/palette.tsx';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList: () => ({ records: [] }) }));

afterEach(cleanup);

test('the accessible name of its button is what it reads', async () => {
  await renderInAdmin(<Palette />);
  const button = screen.getByRole('button', { name: 'Aller à Ctrl K' });
  expect(button.textContent).toBe('Aller à Ctrl K');
  expect(button.getAttribute('aria-label')).toBeNull();
  expect(button.title).toBe('Aller à une page ou une fiche');
});
