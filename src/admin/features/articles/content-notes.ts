import { CONTENT_MAX } from '#domain/site/limits.ts';

const figures = new Intl.NumberFormat('fr-FR');
/** From here on the length is told. */
const NEARLY = 0.9;

/** How much of the room for a text is taken, once it runs short; null before. */
export function lengthNote(length: number): string | null {
  if (length < CONTENT_MAX * NEARLY) return null;
  const count = `${figures.format(length)} caractères sur ${figures.format(CONTENT_MAX)}`;
  const over = length - CONTENT_MAX;
  return over > 0
    ? `${count} : ${figures.format(over)} de trop, l’article ne peut pas être enregistré`
    : count;
}

/** What a text holds and no page shows; null when there is nothing. */
export function removedNote(removed: readonly string[]): string | null {
  if (removed.length === 0) return null;
  return `Jamais affiché, et retiré à l’enregistrement : ${removed.join(', ')}`;
}
