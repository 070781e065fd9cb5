// @vitest-environment happy-dom

import { useForm, useStore } from '@tanstack/react-form';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImageField } from '#admin/features/editor/image-field.tsx';
import { EditorFormContext } from '#admin/features/editor/use-editor-field.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { toastInfo } from '#ui/toast/toast.ts';
import { renderInAdmin } from '../in-admin.tsx';
import { anAddress, PHOTO_ID } from './a-photo.ts';
import { FakeRequest, inFakeBrowser, jpegFile, sent } from './fake-upload.ts';

vi.mock('#admin/data/admin-auth.ts', () => ({
  adminAuth: { currentUser: { getIdToken: async () => 'jeton' } },
}));
// Firestore of the administration: what is proposed to the library is held by tests/rules.
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  runTransaction: async () => undefined,
}));
vi.mock('#admin/data/use-live-list.ts', () => ({ useLiveList: () => ({ records: [] }) }));
vi.mock('#ui/toast/toast.ts', () => ({ toastInfo: vi.fn(), toastError: vi.fn() }));

const onSubmit = vi.fn();

function Editor({ image = '' }: { image?: string }) {
  const form = useForm({
    defaultValues: { image },
    onSubmit: ({ value }) => onSubmit(value.image),
  });
  const value = useStore(form.store, ({ values }) => values.image);
  return (
    <EditorFormContext value={{ form, labels: { image: 'Image' } }}>
      <ImageField name="image" />
      <output>{value}</output>
      <button type="button" onClick={() => void form.handleSubmit()}>
        Sauvegarder
      </button>
    </EditorFormContext>
  );
}

inFakeBrowser();

const value = () => document.querySelector('output')?.textContent ?? '';
const zone = () => screen.getByRole('group', { name: 'Envoyer une image' });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const drop = (files: readonly File[]) =>
  act(async () => void fireEvent.drop(zone(), { dataTransfer: { types: ['Files'], files } }));
const answer = (index: number, fields: object = {}) =>
  act(async () =>
    FakeRequest.sent[index]?.answer(200, { address: anAddress(fields), isKnown: false }),
  );
const altField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texte alternatif' });

describe('the picture of a record', () => {
  it('is chosen, described while it is sent, and saved with its words', async () => {
    await renderInAdmin(<Editor />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    expect(input?.accept).toBe('image/jpeg,image/png,image/webp,image/avif');
    await act(
      async () => void (input && fireEvent.change(input, { target: { files: [jpegFile()] } })),
    );
    const [request] = await sent(1);
    await act(async () => request?.upload.onprogress?.({ loaded: 1, total: 2 }));
    expect(screen.getByRole('progressbar', { name: 'Envoi de quai.jpg' })).toHaveProperty(
      'value',
      50,
    );

    const alt = altField();
    alt.focus();
    fireEvent.change(alt, { target: { value: ' Un quai ' } });
    await press('Sauvegarder');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(altField()).toBe(alt);

    await answer(0);
    expect(document.activeElement).toBe(alt);
    expect(parsePhoto(value())).toMatchObject({ id: PHOTO_ID, alt: 'Un quai' });
    await press('Sauvegarder');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value());
  });

  it('keeps words and focal point that are changed later in its address at once', async () => {
    await renderInAdmin(<Editor image={anAddress({ alt: 'Un quai' })} />);
    fireEvent.change(altField(), { target: { value: 'Un port' } });
    expect(parsePhoto(value())?.alt).toBe('Un port');
    await act(async () => void fireEvent.blur(altField()));
    fireEvent.change(altField(), { target: { value: '' } });
    expect(parsePhoto(value())?.alt).toBeNull();
    await act(async () => void fireEvent.click(screen.getByRole('checkbox')));
    expect(parsePhoto(value())?.alt).toBe('');
    const details = document.querySelector('details');
    await act(async () => {
      if (details) details.open = true;
      if (details) fireEvent(details, new Event('toggle'));
    });
    const slider = screen.getByRole('slider', { name: 'Point d’intérêt' });
    fireEvent.keyDown(slider, { key: 'ArrowUp', shiftKey: true });
    expect(parsePhoto(value())?.focal).toEqual({ x: 50, y: 40 });
    screen.getByRole('button', { name: 'Retirer' }).focus();
    await press('Retirer');
    expect(value()).toBe('');
    expect(document.activeElement).toBe(zone());
    expect(screen.getByRole('textbox', { name: 'Image' })).toBeDefined();
  });

  it('is dropped or pasted; a failure says why beside it, and nothing is lost', async () => {
    await renderInAdmin(<Editor image="https://images.example/avant.jpg" />);
    await drop([jpegFile('un.jpg'), jpegFile('deux.jpg')]);
    const [request] = await sent(1);
    expect(request?.url).toContain('un.jpg');
    await act(async () => request?.onerror?.());
    expect(screen.getByRole('alert').textContent).toMatch(/^Le réseau a été perdu/);
    await press('Réessayer un.jpg');
    await sent(2);
    await press('Annuler un.jpg');
    expect(value()).toBe('https://images.example/avant.jpg');

    const clipboardData = { files: [jpegFile('trois.jpg')], getData: () => '' };
    await act(async () => void fireEvent.paste(zone(), { clipboardData }));
    await sent(3);
    await answer(2, { alt: 'Connue' });
    expect(parsePhoto(value())?.alt).toBe('Connue');
  });

  it('goes to the library when the form is left meanwhile', async () => {
    const { leave } = await renderInAdmin(<Editor />);
    await drop([jpegFile()]);
    await sent(1);
    await leave();
    await answer(0);
    expect(toastInfo).toHaveBeenCalledWith('Image enregistrée dans la bibliothèque', 'quai.jpg');
  });
});
