// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { useForm, useStore } from '@tanstack/react-form';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminAuth } from '#admin/data/admin-auth.ts';
import { EditorContext } from '#admin/kit/editor/use-field.ts';
import { GalleryField } from '#admin/kit/pictures/gallery-field.tsx';
import { detectPictureFileProperties } from '#admin/kit/pictures/inspect-file.ts';
import { ChoosePictureButton } from '#admin/kit/pictures/picture-drop.tsx';
import { PictureField } from '#admin/kit/pictures/picture-field.tsx';
import { shrinkPhotoForUpload } from '#admin/kit/pictures/prepare-photo.ts';
import { useSaveAfterUploads } from '#admin/kit/pictures/use-uploads.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { HOTEL_FIELDS } from '#domain/hotel/hotel.ts';
import { type Photo, parsePhoto, photoUrl } from '#domain/media/photo.ts';
import { UPLOAD_ERRORS, UPLOAD_MAX_BYTES } from '#domain/media/photo-upload.ts';
import { storedPhotoToPhoto } from '#domain/media/stored-photo.ts';
import '../../support/toasts.ts';

const ID = '0123456789abcdef01234567';
const LOOK = { id: ID, width: 2560, height: 1920, placeholder: '' };
const anAddress = (part: Partial<Photo> = {}) => photoUrl({ ...storedPhotoToPhoto(LOOK), ...part });

/** An upload that the test answers. */
type Sent = {
  url: string;
  init: RequestInit;
  answer: (response: Response) => void;
  fail: (reason?: Error) => void;
};
let uploads: Sent[] = [];

const fakeFetch = (url: string, init: RequestInit) =>
  new Promise<Response>((answer, fail) => {
    init.signal?.addEventListener('abort', () => fail(init.signal?.reason));
    uploads.push({ url, init, answer, fail });
  });

class FakeCanvas {
  width: number;
  height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    const pixels: number[] = [];
    const read = { fillStyle: '', drawImage: () => undefined };
    return Object.assign(read, {
      fillRect: () => void pixels.push(...(read.fillStyle.match(/\d+/g) ?? []).map(Number), 255),
      getImageData: () => ({ data: pixels.map((value) => value ^ noise) }),
    });
  }
  convertToBlob = async ({ type }: { type: string }) =>
    new Blob([`${this.width}x${this.height}`], { type });
}

/** Added to each value by a browser that protects against fingerprinting. */
let noise = 0;
const decoded = async () => ({ width: 4000, height: 3000, close() {} });
let decode = decoded;
const signIn = (user: object | null) => Object.assign(adminAuth, { currentUser: user });

beforeEach(() => {
  uploads = [];
  noise = 0;
  decode = decoded;
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('createImageBitmap', () => decode());
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  signIn({ getIdToken: async () => 'jeton' });
});
afterEach(() => {
  cleanup();
  signIn(null);
  vi.unstubAllGlobals();
});

const jpeg = (name = 'quai.jpg') => new File(['x'], name, { type: 'image/jpeg' });

/** Returns the upload at `index`, from 0, once the upload has been sent. */
const sent = (index: number) =>
  act(() =>
    vi.waitFor(() => {
      const upload = uploads[index];
      if (!upload) throw new Error(`${uploads.length} sent`);
      return upload;
    }),
  );
const answer = async (index: number, body: object | string, status = 200) => {
  const { answer: respond } = await sent(index);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await act(async () => respond(new Response(text, { status })));
};
const store = (index: number, part: Partial<Photo> = {}) => answer(index, { url: anAddress(part) });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const fill = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });
const drop = (zone: string, ...names: string[]) =>
  act(async () => {
    const dataTransfer = { types: ['Files'], files: names.map(jpeg) };
    fireEvent.drop(screen.getByRole('group', { name: zone }), { dataTransfer });
  });

let values: { image: string; gallery: readonly { url: string; alt: string }[] };

function Editor({ image = '', gallery = [] }: Partial<typeof values>) {
  const form = useForm({ defaultValues: { image, gallery } });
  values = useStore(form.store, (state) => state.values);
  return (
    <EditorContext
      value={{
        form,
        entity: ENTITIES.hotels,
        fields: HOTEL_FIELDS,
        record: null,
        isChanged: false,
        isKnown: false,
      }}
    >
      <PictureField name="image" />
      <GalleryField name="gallery" />
    </EditorContext>
  );
}
const ONE = 'Envoyer une photo';
const MANY = 'Envoyer des photos';

it('a photo dropped on a picture field of an editor is uploaded; its alternative text, caption and focal point are written into its URL', async () => {
  render(<Editor />);
  await drop(ONE, 'Le quai & la mer.jpg');
  const { url, init } = await sent(0);
  expect(url).toBe('/api/media?name=Le+quai+%26+la+mer.jpg');
  expect(init.headers).toEqual({ Authorization: 'Bearer jeton', 'Content-Type': 'image/jpeg' });
  await store(0);
  fill('Texte alternatif', 'Un quai');
  fill('Légende', 'Le soir');
  fill('De haut en bas', '40');
  const words = { alt: 'Un quai', caption: 'Le soir', focal: { x: 50, y: 40 } };
  expect(parsePhoto(values.image)).toMatchObject({ id: ID, ...words });
  await press('Retirer');
  expect(screen.getByRole('textbox', { name: 'Image' })).toBeDefined();
});

it('the editor reports that a picture is missing when its file cannot be loaded', () => {
  // The test's browser loads no picture; a real one takes its time.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<Editor image="https://images.example/partie.jpg" />);
  expect(screen.queryByRole('alert')).toBeNull();
  const picture = document.querySelector('img');
  if (!picture) throw new Error('The field shows no picture.');
  fireEvent.error(picture);
  expect(screen.getByRole('alert').textContent).toMatch(/^Cette image est introuvable/);
  fill('Image', 'https://images.example/autre.jpg');
  expect(screen.queryByRole('alert')).toBeNull();
  complete.mockRestore();
});

it.each([
  [1279, 1],
  [1280, 0],
])(
  'for a photo %i pixels wide, the editor shows %i warnings that it is too small for the top of a page',
  (width, times) => {
    render(<Editor image={anAddress({ width })} />);
    expect(screen.queryAllByText(/1\D279 pixels de large/)).toHaveLength(times);
  },
);

it('in an editor, an upload that lost the network can be retried, and is aborted by choosing another photo or by cancelling', async () => {
  const image = 'https://images.example/avant.jpg';
  render(<Editor image={image} />);
  await drop(ONE, 'un.jpg');
  await act(async () => uploads[0]?.fail(new TypeError('Failed to fetch')));
  expect(screen.getByRole('alert').textContent).toMatch(/^Le réseau a été perdu/);
  await press('Réessayer un.jpg');
  const retried = await sent(1);
  await drop(ONE, 'deux.jpg');
  const second = await sent(2);
  expect([retried.init.signal?.aborted, second.init.signal?.aborted]).toEqual([true, false]);
  await press('Annuler deux.jpg');
  expect([second.init.signal?.aborted, values.image]).toEqual([true, image]);
});

it.each([
  [422, { error: UPLOAD_ERRORS.truncated }, UPLOAD_ERRORS.truncated],
  [413, '<html>', UPLOAD_ERRORS['too-heavy']],
  [502, '<html>', UPLOAD_ERRORS.failed],
])(
  'when the server answers an upload with the status %i and the body %o, the editor says why the upload failed',
  async (status, body, message) => {
    render(<Editor />);
    await drop(ONE, 'un.jpg');
    await answer(0, body, status);
    expect(screen.getByRole('alert').textContent).toBe(message);
  },
);

it('a photo dropped into an editor after the session has ended is not uploaded, and an error says so', async () => {
  signIn(null);
  render(<Editor />);
  await drop(ONE, 'un.jpg');
  expect((await screen.findByRole('alert')).textContent).toBe(UPLOAD_ERRORS.unauthenticated);
  expect(uploads).toEqual([]);
});

it('photos dropped into a gallery are uploaded one by one in their order, and a failure is reported even after the editor was left', async () => {
  const { unmount } = render(
    <Editor gallery={[{ url: 'https://images.example/a.jpg', alt: '' }]} />,
  );
  await drop(MANY, 'a.jpg', 'b.jpg', 'c.jpg');
  await store(0, { id: 'a'.repeat(24) });
  expect(uploads).toHaveLength(2);
  await store(1, { id: 'b'.repeat(24) });
  expect(values.gallery.map(({ url }) => parsePhoto(url)?.id[0])).toEqual([undefined, 'a', 'b']);
  await sent(2);
  unmount();
  await answer(2, '', 502);
  expect(await screen.findByText(/^Photo non envoyée.*c\.jpg$/)).toBeDefined();
});

it('the keyboard focus follows a picture moved within a gallery; its alternative text can be changed, and its removal undone', async () => {
  const gallery = ['un', 'deux', 'trois'].map((alt) => ({ url: '', alt }));
  render(<Editor gallery={[...gallery, { url: anAddress(), alt: 'Un quai' }]} />);
  await press('Descendre l’image 1');
  await press('Descendre l’image 2');
  await press('Monter l’image 2');
  expect(values.gallery.map(({ alt }) => alt)).toEqual(['trois', 'deux', 'un', 'Un quai']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Monter l’image 1');
  fireEvent.change(screen.getByDisplayValue('Un quai'), { target: { value: 'Un port' } });
  expect(values.gallery[3]).toEqual({ url: anAddress({ alt: 'Un port' }), alt: '' });
  await press('Retirer l’image 2');
  expect(values.gallery.map(({ alt }) => alt)).toEqual(['trois', 'un', '']);
  fireEvent.click(await screen.findByRole('button', { name: 'Annuler le retrait' }));
  expect(values.gallery.map(({ alt }) => alt)).toEqual(['trois', 'deux', 'un', '']);
});

it('a save in an editor waits for the end of all uploads, and until then the browser asks before closing the window; a failed upload, or leaving the editor, cancels the save', async () => {
  const save = vi.fn();
  render(<Editor />);
  const { result, unmount } = renderHook(() => useSaveAfterUploads(save));
  const submit = () => act(async () => void result.current[1]('stay'));
  const isWindowKept = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await drop(MANY, 'a.jpg');
  await submit();
  await submit();
  await drop(MANY, 'b.jpg');
  await store(0);
  expect([save.mock.calls, result.current[0], isWindowKept()]).toEqual([[], true, true]);
  await store(1);
  expect([save.mock.calls, result.current[0], isWindowKept()]).toEqual([[['stay']], false, false]);

  await drop(ONE, 'c.jpg');
  await submit();
  await answer(2, '', 502);
  expect(save).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Réessayer c.jpg' }));
  await press('Réessayer c.jpg');
  await submit();
  unmount();
  await store(3);
  expect(save).toHaveBeenCalledOnce();
});

it.each([
  ['image/jpeg', 4000, 3000, 'image/jpeg', '2560x1920'],
  ['image/png', 12_000, 20, 'image/webp', '12000x20'],
  ['image/jpeg', 16_000, 1600, 'image/jpeg', '12000x1200'],
  ['image/jpeg', 1600, 16_000, 'image/jpeg', '1200x12000'],
  ['image/png', 30_000, 1200, 'image/webp', '16000x640'],
  ['image/avif', 800, 600, 'image/webp', '800x600'],
])(
  'a photo of type %s and %i × %i px is uploaded as %s of %s px',
  async (type, width, height, as, size) => {
    decode = async () => ({ width, height, close() {} });
    const prepared = await shrinkPhotoForUpload(new File([''], 'a', { type }));
    expect([prepared.type, await prepared.text()]).toEqual([as, size]);
  },
);

it('a HEIC photo that the browser decodes is uploaded as a JPEG, even if its name ends in .jpg', async () => {
  expect((await shrinkPhotoForUpload(fixture('IMG_0412.jpg', ''))).type).toBe('image/jpeg');
});

const brands = (major: string, others: string) => `\0\0\0\x1cftyp${major}\0\0\0\0${others}`;

it.each([
  [true, brands('heic', 'mif1heic')],
  [true, brands('heix', 'mif1miafheix')],
  [true, brands('hevc', 'msf1hevc')],
  [true, brands('mif1', 'mif1heic')],
  [true, brands('msf1', 'hevc')],
  [false, brands('avif', 'mif1miaf')],
  [false, brands('mif1', 'mif1avifmiaf')],
  [false, brands('mp42', 'isommp42')],
  [false, '\xff\xd8\xff\xe0 ftypheic'],
  [false, ''],
])(
  'whether a picture is HEIC is read from its file’s first bytes: %s for a file that begins with %j',
  (expected, text) => {
    const { buffer } = Uint8Array.from(text, (char) => char.charCodeAt(0));
    expect(detectPictureFileProperties(buffer).isHeic).toBe(expected);
  },
);

it.each([
  ['Google Inc.', true],
  // Given no HEIC to choose, choosers of iPhones and Safari convert HEIC photos to JPEG.
  ['Apple Computer, Inc.', false],
])(
  'in a browser whose vendor is %s, whether the file chooser offers HEIC photos: %s',
  (vendor, isOffered) => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(vendor);
    const { container } = render(
      <ChoosePictureButton onFiles={() => undefined}>Choisir</ChoosePictureButton>,
    );
    expect(container.querySelector('input')?.accept.includes('.heic')).toBe(isOffered);
    vi.restoreAllMocks();
  },
);

it('a file that the browser cannot decode is uploaded unchanged, unless the file is too heavy', async () => {
  decode = () => Promise.reject(new Error('no codec'));
  const file = jpeg();
  expect(await shrinkPhotoForUpload(file)).toBe(file);
  Object.defineProperty(file, 'size', { value: UPLOAD_MAX_BYTES + 1 });
  await expect(shrinkPhotoForUpload(file)).rejects.toThrow(UPLOAD_ERRORS['too-heavy']);
});

const fixture = (name: string, type: string, end?: number) =>
  new File(
    [Uint8Array.from(readFileSync(`tests/support/pictures/${name}`).subarray(0, end))],
    name,
    { type },
  );

it('a truncated photo is uploaded unchanged, as is any photo in a browser whose canvas alters pixels', async () => {
  const whole = fixture('exif-8.jpg', 'image/jpeg');
  expect(await shrinkPhotoForUpload(whole)).not.toBe(whole);
  for (const name of ['exif-8.jpg', 'animee.webp', 'animee.gif', 'animee.png']) {
    const cut = fixture(name, 'image/jpeg', -30);
    expect(await shrinkPhotoForUpload(cut)).toBe(cut);
  }
  noise = 1;
  expect(await shrinkPhotoForUpload(whole)).toBe(whole);
});

it.each([
  ['animee.webp', 'image/webp'],
  ['animee.gif', 'image/gif'],
  ['animee.png', 'image/png'],
  // The browser derives the type from the name « animee.jpg ».
  ['animee.png', 'image/jpeg'],
])(
  'only the first frame of the animation %s is uploaded, and a notice says so',
  async (name, type) => {
    expect((await shrinkPhotoForUpload(fixture(name, type))).type).toBe('image/webp');
    expect(await screen.findByText(`« ${name} » est animée`)).toBeDefined();
  },
);
