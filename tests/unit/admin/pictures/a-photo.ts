import { type Photo, photoAddress } from '#domain/media/photo.ts';

export const PHOTO_ID = '0123456789abcdef01234567';

const PHOTO: Photo = {
  id: PHOTO_ID,
  width: 2560,
  height: 1920,
  focal: { x: 50, y: 50 },
  placeholder: '',
  alt: null,
  caption: null,
};

export const anAddress = (part: Partial<Photo> = {}): string => photoAddress({ ...PHOTO, ...part });
