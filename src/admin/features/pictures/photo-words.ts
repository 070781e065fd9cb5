import { useRef, useState } from 'react';
import { giveFirstWords } from '#admin/data/give-first-words.ts';
import { report } from '#data/report.ts';
import { type Photo, parsePhoto, photoAddress } from '#domain/media/photo.ts';
import { WORDS_TOO_LONG } from '#domain/media/upload.ts';
import { cleanLine } from '#domain/text/clean-text.ts';

/** What is said of a photograph; `alt` is empty for a decorative one, null when nobody has said. */
export type PhotoWords = Pick<Photo, 'alt' | 'caption' | 'credit'>;

/** What somebody changed of a photograph in a record. */
export type WordsChange = Partial<PhotoWords & Pick<Photo, 'focal'>>;

export const NO_WORDS: PhotoWords = { alt: null, caption: null, credit: null };

/** Proposes the words of a record to the next one that shows the photograph. */
export function proposeWords(photo: Photo): void {
  giveFirstWords(photo).catch((error: unknown) =>
    report('Les textes d’une image n’ont pas été proposés à la bibliothèque', error),
  );
}

const lineOrNull = (text: string | null) => (text === null ? null : cleanLine(text) || null);

/**
 * The photograph that a field holds. Its words and focal point are changed in the field's address, so
 * that the form saves them.
 */
export function usePhotoWords(address: string, onChange: (address: string) => void) {
  const photo = parsePhoto(address);
  const [error, setError] = useState<string>();
  /** Ids of photographs that came without words. */
  const silent = useRef(new Set<string>());
  if (photo?.alt === null) silent.current.add(photo.id);

  function change(changed: Photo): void {
    try {
      onChange(photoAddress(changed));
      setError(undefined);
    } catch {
      setError(WORDS_TOO_LONG);
    }
  }

  function commit(typed: Photo): void {
    // An empty text says that the photograph is decorative, spaces say nothing.
    const alt = typed.alt === '' ? '' : lineOrNull(typed.alt);
    const [caption, credit] = [lineOrNull(typed.caption), lineOrNull(typed.credit)];
    const cleaned = { ...typed, alt, caption, credit };
    change(cleaned);
    if (alt !== null && silent.current.delete(typed.id)) proposeWords(cleaned);
  }

  return {
    photo,
    error,
    change,
    /** When a field of the words is left. */
    commit,
    /** Shows a photograph that was just stored, with what was typed meanwhile. */
    adopt(stored: string, { alt, caption, credit }: PhotoWords) {
      onChange(stored);
      const now = parsePhoto(stored);
      if (now === null) return;
      if (now.alt === null) silent.current.add(now.id);
      commit({
        ...now,
        alt: alt ?? now.alt,
        caption: caption ?? now.caption,
        credit: credit ?? now.credit,
      });
    },
  };
}
