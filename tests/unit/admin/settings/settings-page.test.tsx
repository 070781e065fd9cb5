// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveDocument } from '#admin/data/save-document.ts';
import { SettingsPage } from '#admin/features/settings/settings-page.tsx';
import { previewedPage } from '#admin/features/settings/settings-values.ts';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#admin/data/save-document.ts', () => ({ saveDocument: vi.fn() }));
vi.mock('#ui/toast/toast.ts', () => ({
  closeToasts: vi.fn(),
  toastSuccess: vi.fn(),
  toastError: vi.fn(),
}));

const save = vi.mocked(saveDocument);
const saved = () => save.mock.lastCall?.[2];
const UPDATED_AT = '2026-03-01T10:00:00.000Z';

const field = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(async () => {
  vi.clearAllMocks();
  save.mockResolvedValue('site');
  const loaded = { updatedAt: UPDATED_AT, values: DEFAULT_SETTINGS };
  await renderInAdmin(<SettingsPage loaded={loaded} onLeave={() => undefined} />);
});
afterEach(cleanup);

test('shows the texts in the code, and stores all of them', async () => {
  expect(field('Raison sociale').value).toBe('Grand Séjour SAS');
  type('Téléphone', '01 02 03 04 05');
  type('Instagram', '');
  type('WhatsApp', '06 12 34 56 78');
  await press('Sauvegarder');
  const changed = { phone: '01 02 03 04 05', instagram: '', whatsapp: 'https://wa.me/33612345678' };
  expect(saved()).toEqual({ input: { ...DEFAULT_SETTINGS, ...changed }, updatedAt: UPDATED_AT });
});

test('an unfinished testimonial is open, and refused', async () => {
  const list = screen.getByRole('group', { name: 'Témoignages de l’accueil' });
  fireEvent.click(within(list).getByRole('button', { name: 'Ajouter un témoignage' }));
  const rows = [...list.querySelectorAll('details')];
  expect(rows).toHaveLength(7);
  await press('Sauvegarder');
  expect(save).not.toHaveBeenCalled();
  expect(rows.at(-1)?.hasAttribute('open')).toBe(true);
  expect(rows.at(-1)?.textContent).toContain('Chaque témoignage demande un nom');
  expect(rows.at(0)?.hasAttribute('open')).toBe(false);
});

test('the preview has what is typed, the announcement whatever its dates', () => {
  const values = { ...DEFAULT_SETTINGS, announcement: 'Fermés', announcement_from: '2999-01-01' };
  const { path, queries } = previewedPage('/legal', { ...values, phone: '01 02 03 04 05' });
  expect(path).toBe('/legal');
  expect(queries[0]?.data).toMatchObject({ announcement: 'Fermés', phone: '01 02 03 04 05' });
  expect(queries[0]?.data).not.toHaveProperty('announcement_from');
});
