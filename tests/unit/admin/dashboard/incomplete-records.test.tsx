// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeRecord } from '#admin/data/complete-record.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import {
  hotelsWithOldLinks,
  IncompleteRecords,
  incompleteRecords,
} from '#admin/features/dashboard/incomplete-records.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#admin/data/admin-auth.ts', () => ({ adminAuth: { currentUser: { uid: 'admin' } } }));
vi.mock('#admin/data/read-db.ts', () => ({}));
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList: vi.fn() }));
vi.mock('#admin/data/refresh-public-side.ts', () => ({ refreshPublicSide: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({ toastSuccess: vi.fn(), toastError: vi.fn() }));
vi.mock('#admin/data/complete-record.ts', async (original) => ({
  ...(await original<object>()),
  completeRecord: vi.fn(),
}));

const created_at = '2026-03-01T10:00:00.000Z';
const riad = { id: 'riad', name: 'Riad', published: true };

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test.each([
  ['hotel', { published: true, created_at }, 'published'],
  ['hotel', { published: true, created_at }, 'created_at'],
  ['article', { published: false, created_at }, 'published'],
  ['article', { published: false, created_at }, 'created_at'],
  ['destination', { active: true, display_order: 3, created_at }, 'active'],
  ['destination', { active: true, display_order: 3, created_at }, 'display_order'],
  ['destination', { active: true, display_order: 3, created_at }, 'created_at'],
] as const)('%s %o is incomplete without %s', (kind, fields, missing) => {
  const stored = { id: 'x', ...fields };
  expect(incompleteRecords(kind, [stored])).toEqual([]);
  const lacking = { ...stored, [missing]: undefined };
  expect(incompleteRecords(kind, [lacking])).toEqual([{ kind, label: 'x', stored: lacking }]);
});

test('a hotel is incomplete when a link of it lacks `published`, and named once', () => {
  const hotels = ['ancien', 'neuf'].map((id) => ({ id, published: true, created_at }));
  const incomplete = { id: 'incomplet', created_at };
  const links = [
    { id: 'ancien_japon', hotel_id: 'ancien' },
    { id: 'ancien_bali', hotel_id: 'ancien', published: true },
    { id: 'neuf_japon', hotel_id: 'neuf', published: false },
    { id: 'incomplet_japon', hotel_id: 'incomplet' },
    { id: 'neuf_bali', updated_by: 'odile' },
  ];
  const found = hotelsWithOldLinks([...hotels, incomplete], links);
  expect(found.map(({ id }) => id)).toEqual(['ancien']);
});

const press = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Compléter Riad' })));

test('« Compléter » writes the record and refreshes the site', async () => {
  await renderInAdmin(<IncompleteRecords records={incompleteRecords('hotel', [riad])} />);
  expect(screen.getByRole('link', { name: 'Riad' }).getAttribute('href')).toContain('riad');
  await press();
  expect(completeRecord).toHaveBeenCalledExactlyOnceWith('hotel', riad);
  expect(refreshPublicSide).toHaveBeenCalledOnce();
  expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Fiche complétée', 'Riad');
});

test('says when what is missing has no default', async () => {
  vi.mocked(completeRecord).mockImplementation(async () => void v.parse(v.string(), null));
  await renderInAdmin(<IncompleteRecords records={incompleteRecords('hotel', [riad])} />);
  await press();
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    'Impossible de compléter «\u202fRiad\u202f»',
    'Ce qui manque n’a pas de valeur par défaut\u00a0: ouvrez la fiche et complétez-la.',
  );
  expect(refreshPublicSide).not.toHaveBeenCalled();
});
