// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfflineError } from '#admin/data/require-online.ts';
import { RequestNote } from '#admin/features/requests/request-note.tsx';

const setNote = vi.hoisted(() => vi.fn<(id: string, note: string) => Promise<void>>());
vi.mock('#admin/data/update-record.ts', () => ({ setNote }));

beforeEach(() => {
  setNote.mockReset();
});
afterEach(cleanup);

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const saveButton = () => screen.queryByRole('button', { name: 'Enregistrer la note' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('a note is saved once it is changed, and is live until then', async () => {
  setNote.mockResolvedValue();
  const { rerender } = render(<RequestNote id="r1" note={null} />);
  expect(saveButton()).toBeNull();
  rerender(<RequestNote id="r1" note="Rappeler lundi" />);
  expect(field().value).toBe('Rappeler lundi');
  type('Rappeler mardi');
  rerender(<RequestNote id="r1" note="Rappeler jeudi" />);
  expect(field().value).toBe('Rappeler mardi');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
  expect(setNote.mock.calls).toEqual([['r1', 'Rappeler mardi']]);
  await waitFor(() => expect(field().value).toBe('Rappeler jeudi'));
  rerender(<RequestNote id="r1" note="Rappeler mardi" />);
  expect(saveButton()).toBeNull();
});

it('a note that could not be saved stays in the field', async () => {
  setNote.mockRejectedValue(new OfflineError());
  render(<RequestNote id="r1" note={null} />);
  type('Rappeler');
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer la note' }));
  await waitFor(() => expect(saveButton()?.getAttribute('aria-disabled')).toBeNull());
  expect(field().value).toBe('Rappeler');
});
