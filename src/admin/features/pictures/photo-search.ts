import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import { foldText } from '#domain/text/fold-text.ts';

type Named = Pick<StoredPhoto, 'alt' | 'caption' | 'credit' | 'file_name'>;

/** Whether every word of a search is in a photograph's texts or the name of its file. */
export function matchesPhoto({ alt, caption, credit, file_name }: Named, search: string): boolean {
  const text = foldText([alt, caption, credit, file_name].filter(Boolean).join('\n'));
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return words.every((word) => text.includes(word));
}
