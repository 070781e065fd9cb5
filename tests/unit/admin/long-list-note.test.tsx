// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ListState } from '#admin/features/list/list-state.tsx';
import type { LongList } from '#admin/features/list/use-long-list.ts';

const TEXTS = { loading: 'Chargement…', empty: 'Rien.', notFound: 'Rien ne correspond.' };
const readMore = vi.fn();

afterEach(cleanup);

function show(list: Partial<LongList<unknown>>, shown: number) {
  const whole = { unreadable: 0, isCut: false, isReading: false, version: 0, total: 2, readMore };
  render(
    <ListState
      list={{ ...whole, records: [{}, {}], ...list }}
      shown={shown}
      texts={TEXTS}
      beyond="Les filtres trouvent aussi les autres."
    >
      <p>La liste</p>
    </ListState>,
  );
}
const note = () => screen.queryByText(/^Liste limitée/)?.textContent;

test('a list that is whole says nothing of it', () => {
  show({}, 2);
  expect(screen.getByText('La liste')).toBeDefined();
  expect(note()).toBeUndefined();
});

test('one that is cut says what it shows of how many, and shows the next on demand', () => {
  show({ isCut: true, total: 10_000 }, 2);
  expect(note()).toContain(
    'Liste limitée à 2 lignes sur 10\u202f000, les plus récentes d’abord. Les filtres trouvent aussi les autres.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Afficher les suivantes' }));
  expect(readMore).toHaveBeenCalledOnce();
});

test('that nothing matches is said once all that was asked for has been read', () => {
  show({ isCut: true, isReading: true, total: undefined }, 0);
  expect(note()).toContain('sur …');
  expect(screen.getByRole('status').textContent).toBe('Chargement…');
  cleanup();
  show({ isCut: true, total: 10_000 }, 0);
  expect(screen.getByRole('status').textContent).toBe('Rien ne correspond.');
});
