import * as v from 'valibot';
import { photoAddress } from '#domain/media/photo.ts';
import { StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';

export const PHOTO_ID = '0123456789abcdef01234567';

/** A stored photograph. */
export const aPhoto = (fields: object = {}): StoredPhoto =>
  v.parse(StoredPhoto, {
    id: PHOTO_ID,
    width: 2560,
    height: 1920,
    focal: { x: 50, y: 50 },
    colour: '8a7f6e',
    placeholder: '',
    alt: null,
    file_name: 'quai.jpg',
    created_at: '2026-11-20T10:00:00.000Z',
    ...fields,
  });

/** Its address, as the library answers. */
export const anAddress = (fields: object = {}): string => photoAddress(toPhoto(aPhoto(fields)));
