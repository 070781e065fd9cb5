// @vitest-environment jsdom

import { useForm } from '@tanstack/react-form';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RichEditor } from '#admin/features/articles/rich-editor.tsx';
import { EditorFormContext } from '#admin/features/editor/use-editor-field.ts';
import { toastError } from '#ui/toast/toast.ts';
import { renderInAdmin } from '../in-admin.tsx';
import { anAddress } from '../pictures/a-photo.ts';
import { FakeRequest, inFakeBrowser, jpegFile, sent } from '../pictures/fake-upload.ts';

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

// jsdom has no layout, and ProseMirror asks for the position of the cursor.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

let html = '';

function Editor() {
  const form = useForm({ defaultValues: {} });
  const [value, setValue] = useState('<p>Un</p>');
  html = value;
  return (
    <EditorFormContext value={{ form, labels: {} }}>
      <RichEditor labelId="a" describedBy="b" isInvalid={false} value={value} onChange={setValue} />
    </EditorFormContext>
  );
}

inFakeBrowser();

type Pasted = { html?: string; files?: readonly File[] };

async function paste({ html: text = '', files = [] }: Pasted): Promise<void> {
  const getData = (type: string) => (type === 'text/html' ? text : '');
  const clipboardData = { files, items: [], types: [], getData };
  const area = document.querySelector('.rich-text');
  await act(async () => void (area && fireEvent.paste(area, { clipboardData })));
}

const waiting = () => document.querySelectorAll('img[data-upload]').length;
const answer = (index: number, fields: object = {}) =>
  act(async () =>
    FakeRequest.sent[index]?.answer(200, { address: anAddress(fields), isKnown: false }),
  );

it('a pasted picture is sent, waited for, shown by its address, and described', async () => {
  await renderInAdmin(<Editor />);
  await paste({ files: [jpegFile('quai.jpg')] });
  await sent(1);
  expect(waiting()).toBe(1);
  expect(html).toBe('<p>Un</p>');
  await answer(0, { caption: 'Le soir', credit: 'O. M.' });
  expect(waiting()).toBe(0);
  const src = anAddress({ caption: 'Le soir', credit: 'O. M.' }).replaceAll('&', '&amp;');
  expect(html).toBe(
    `<p>Un</p>\n<figure><img src="${src}" alt="" width="2560" height="1920"><figcaption>Le soir, ©\u00a0O. M.</figcaption></figure>`.replace(
      '\u00a0',
      '&nbsp;',
    ),
  );
  const alt = screen.getByRole('textbox', { name: 'Texte alternatif' });
  fireEvent.change(alt, { target: { value: 'Un quai' } });
  expect(html).toContain('alt="Un quai"');
  expect(html).toContain('&amp;a=Un+quai');
  fireEvent.click(screen.getByRole('button', { name: 'Terminé' }));
  expect(screen.queryByRole('list', { name: 'Images ajoutées au texte' })).toBeNull();
});

it('a picture that is given up leaves the text', async () => {
  await renderInAdmin(<Editor />);
  await paste({ files: [jpegFile('quai.jpg')] });
  await sent(1);
  fireEvent.click(screen.getByRole('button', { name: 'Annuler quai.jpg' }));
  expect([waiting(), FakeRequest.sent[0]?.isAborted, html]).toEqual([0, true, '<p>Un</p>']);
});

it('pictures in pasted text that are not on the web are left out, which is told', async () => {
  await renderInAdmin(<Editor />);
  await paste({
    html: '<p>Deux <img src="data:image/png;base64,iVBO"></p><p><img src="file:///C:/1.png"></p><p>Trois <img src="https://exemple.fr/a.jpg"></p>',
    files: [jpegFile('texte.jpg')],
  });
  expect(toastError).toHaveBeenCalledExactlyOnceWith(
    '2 images n’ont pas été reprises',
    expect.stringContaining('déposez-les dans le texte'),
  );
  expect([waiting(), FakeRequest.sent.length]).toEqual([0, 0]);
  expect(html).toMatch(/Deux *<\/p>\n<p>Trois/);
  expect(html).toContain('https://exemple.fr/a.jpg');
  expect(html).not.toMatch(/data:|file:/);
});
