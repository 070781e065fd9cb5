import { noteFavourite } from '#data/change-favourites.ts';
import { FAVOURITE_NOTE_MAX } from '#domain/site/limits.ts';

const NEAR_MAX = FAVOURITE_NOTE_MAX - 100;

type FavouriteNoteProps = { id: string; name: string; note: string };

export function FavouriteNote({ id, name, note }: FavouriteNoteProps) {
  return (
    <>
      <textarea
        aria-label={`Votre note\u00a0: ${name}`}
        placeholder="Votre note, rien que pour vous"
        rows={1}
        maxLength={FAVOURITE_NOTE_MAX}
        value={note}
        onChange={({ target }) => void noteFavourite(id, target.value)}
        className="block field-sizing-content max-h-60 min-h-11 w-full resize-y border-b border-edge px-0.5 py-2 text-body text-ink focus-visible:border-b-2 focus-visible:border-ink supports-[field-sizing:content]:resize-none"
      />
      <p role="status" className="text-caption text-ink-2">
        {note.length > NEAR_MAX && `${note.length} caractères sur ${FAVOURITE_NOTE_MAX}`}
      </p>
    </>
  );
}
