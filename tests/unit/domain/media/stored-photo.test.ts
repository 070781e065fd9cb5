import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LibraryCall, UploadInput } from '#domain/media/library-calls.ts';
import { photoAddress } from '#domain/media/photo-address.ts';
import { StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';
import { UPLOAD_ERRORS } from '#domain/media/upload.ts';

const id = '0123456789abcdef01234567';
const stored = {
  id,
  ready: true,
  width: 800,
  height: 600,
  focal: { x: 10, y: 20 },
  colour: '8a7f6e',
  placeholder: 'UklG',
  alt: '',
  uses: ['hotels/a'],
};

describe('a stored photograph', () => {
  it('is read with defaults, and has an address', () => {
    const photo = v.parse(StoredPhoto, stored);
    expect(photo).toMatchObject({ alt: '', bytes: 0, deleted_at: null, unused_since: null });
    expect(photoAddress(toPhoto(photo))).toBe(
      `/media/${id}-800.webp#w=800&h=600&x=10&y=20&c=8a7f6e&p=UklG&a=`,
    );
    const odd = { ...stored, alt: 3, focal: { x: 900 }, uses: null };
    expect(v.parse(StoredPhoto, odd)).toMatchObject({
      alt: null,
      focal: { x: 50, y: 50 },
      uses: [],
    });
  });

  it('that is not finished is none', () => {
    expect(v.is(StoredPhoto, { ...stored, ready: false })).toBe(false);
  });
});

describe('what is sent of a photograph', () => {
  it('an upload’s texts are cleaned, a long file name is cut', () => {
    const given = { name: `${'a'.repeat(300)}.jpg`, alt: ' Un  quai ', caption: '' };
    expect(v.parse(UploadInput, given)).toEqual({
      name: 'a'.repeat(200),
      alt: 'Un quai',
      caption: null,
      credit: null,
    });
    expect(v.parse(UploadInput, {})).toEqual({ caption: null, credit: null });
  });

  it('a change names what it changes; an empty text is no text, but a decorative picture', () => {
    const change = { action: 'change', id, alt: '', caption: ' ' };
    expect(v.parse(LibraryCall, change)).toEqual({ ...change, caption: null });
    expect(v.parse(LibraryCall, { action: 'change', id })).toEqual({ action: 'change', id });
    for (const wrong of [
      { action: 'change', id, focal: { x: 101, y: 0 } },
      { action: 'change', id, focal: { x: 0.5, y: 0 } },
      { action: 'change', id, alt: 'a'.repeat(301) },
      { action: 'change', id, width: 3 },
      { action: 'change', id: '../hotels' },
      { action: 'publish', id },
    ]) {
      expect(v.is(LibraryCall, wrong)).toBe(false);
    }
  });

  it('every refusal has its sentence', () => {
    for (const sentence of Object.values(UPLOAD_ERRORS)) expect(sentence).toMatch(/\p{L}$/u);
  });
});
