import type { StoredPhoto } from './stored-photo.ts';

type Named = Pick<StoredPhoto, 'alt' | 'caption' | 'file_name'>;

/** A photograph in one line: what it shows, else the name of its file. */
export const photoName = ({ alt, caption, file_name }: Named): string =>
  alt || caption || file_name || 'Image sans nom';
