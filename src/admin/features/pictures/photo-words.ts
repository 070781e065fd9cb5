import { useRef, useState } from 'react';
import { callLibrary } from '#admin/data/admin-callables.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { type Photo, parsePhoto } from '#domain/media/photo.ts';
import { photoAddress } from '#domain/media/photo-address.ts';
import { UPLOAD_ERRORS } from '#domain/media/upload.ts';
import { cleanLine } from '#domain/text/clean-text.ts';

/** What is said of a photograph; `alt` is empty for a decorative one, null when nobody has said. */
export type PhotoWords = Pick<Photo, 'alt' | 'caption' | 'credit'>;

export const NO_WORDS: PhotoWords = { alt: null, caption: null, credit: null };

export const wordsOf = ({ alt, caption, credit }: PhotoWords): PhotoWords => ({
  alt,
  caption,
  credit,
});

const lineOrNull = (text: string | null) => (text === null ? null : cleanLine(text) || null);

/** As the library stores them; spaces alone are no alternative text. */
export function cleanWords({ alt, caption, credit }: PhotoWords): PhotoWords {
  return {
    alt: alt === '' ? '' : lineOrNull(alt),
    caption: lineOrNull(caption),
    credit: lineOrNull(credit),
  };
}

/** An address with other words; null when they do not fit into it. */
export function withWords(photo: Photo, words: PhotoWords): string | null {
  try {
    return photoAddress({ ...photo, ...words });
  } catch {
    return null;
  }
}

const keyOf = (words: PhotoWords) => JSON.stringify(wordsOf(words));

/**
 * The words of the photograph that a field holds. They are changed in the field's address at once, so
 * that the form saves them, and told to the library when their fields are left.
 * @param editedRecord the record that the form edits, as `hotels/ID`: the library leaves it alone
 */
export function usePhotoWords(
  address: string,
  onChange: (address: string) => void,
  editedRecord?: string,
) {
  const photo = parsePhoto(address);
  const [error, setError] = useState<string | null>(null);
  // What the library knows, by photograph: as far as this field has seen it.
  const known = useRef(new Map<string, string>());
  if (photo && !known.current.has(photo.id)) known.current.set(photo.id, keyOf(photo));

  function change(of: Photo, words: PhotoWords): boolean {
    const changed = withWords(of, words);
    setError(changed === null ? UPLOAD_ERRORS['details-invalid'] : null);
    if (changed !== null) onChange(changed);
    return changed !== null;
  }

  async function save(of: Photo, typed: PhotoWords): Promise<void> {
    const words = cleanWords(typed);
    if (keyOf(words) === known.current.get(of.id) || !change(of, words)) return;
    try {
      const except = editedRecord === undefined ? {} : { except: editedRecord };
      await callLibrary({ action: 'change', id: of.id, ...words, ...except });
      known.current.set(of.id, keyOf(words));
    } catch (failure) {
      setError(failureDescription(failure));
    }
  }

  return {
    photo,
    error,
    change,
    save,
    /** Shows a photograph that was just stored, with the words that were typed meanwhile. */
    adopt(stored: string, typed: PhotoWords) {
      const now = parsePhoto(stored);
      onChange(stored);
      if (now === null) return;
      known.current.set(now.id, keyOf(now));
      const words = { ...wordsOf(now) };
      if (typed.alt !== null) words.alt = typed.alt;
      if (typed.caption) words.caption = typed.caption;
      if (typed.credit) words.credit = typed.credit;
      void save(now, words);
    },
  };
}
