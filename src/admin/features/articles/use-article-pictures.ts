import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useMemo, useRef, useState } from 'react';
import type { PhotoUpload } from '#admin/features/pictures/photo-upload.ts';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { toastError } from '#ui/toast/toast.ts';
import { cleanPasted } from './clean-pasted.ts';
import { dropWaiting, fillWaiting, insertWaiting, showPhoto } from './waiting-pictures.ts';

function tellLeftOut(count: number): void {
  if (count === 0) return;
  toastError(
    count === 1 ? 'Une image n’a pas été reprise' : `${count} images n’ont pas été reprises`,
    'Enregistrez-les sur votre appareil, puis déposez-les dans le texte.',
  );
}

/**
 * The files of a clipboard that are pasted instead of its text: those without text beside them. A
 * word processor adds a picture of the text, a browser the HTML of the picture.
 */
function filesOf(clipboard: DataTransfer): File[] {
  const { body } = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html');
  const hasText = (body.textContent ?? '').trim() !== '' || body.querySelectorAll('img').length > 1;
  return hasText || clipboard.getData('text/plain').trim() !== '' ? [] : [...clipboard.files];
}

/** Pictures that are dropped or pasted into a text are uploaded, and shown where they were put. */
export function useArticlePictures() {
  const view = useRef<EditorView | null>(null);
  /** The addresses of photographs of which nobody has said what they show. */
  const [stored, setStored] = useState<readonly string[]>([]);
  const forget = (address: string) => setStored((all) => all.filter((one) => one !== address));

  const apply = (change: (state: EditorState) => Transaction | null) => {
    const transaction = view.current && !view.current.isDestroyed && change(view.current.state);
    if (transaction) view.current?.dispatch(transaction);
  };
  const { uploads, start, cancel } = useUploads(({ address }, { id }) => {
    apply((state) => fillWaiting(state, id, address));
    if (parsePhoto(address)?.alt === null) setStored((all) => [...new Set([...all, address])]);
  });
  const latest = useRef(start);
  latest.current = start;

  const props = useMemo(() => {
    const take = (now: EditorView, event: Event, files: readonly File[], at: number) => {
      if (files.length === 0) return false;
      event.preventDefault();
      const ids = latest.current(files).map(({ id }) => id);
      insertWaiting(now, ids, at);
      return true;
    };
    return {
      transformPastedHTML: (html: string) => cleanPasted(html, tellLeftOut),
      onPaste(now: EditorView, event: ClipboardEvent): boolean {
        view.current = now;
        const files = event.clipboardData ? filesOf(event.clipboardData) : [];
        return take(now, event, files, now.state.selection.from);
      },
      onDrop(now: EditorView, event: DragEvent): boolean {
        view.current = now;
        // What is moved inside the text may come with a file too.
        if (now.dragging) return false;
        const place = now.posAtCoords({ left: event.clientX, top: event.clientY });
        const at = place?.pos ?? now.state.selection.from;
        return take(now, event, [...(event.dataTransfer?.files ?? [])], at);
      },
    };
  }, []);

  return {
    props,
    uploads,
    stored,
    cancel(upload: PhotoUpload) {
      cancel(upload);
      apply((state) => dropWaiting(state, upload.id));
    },
    show: (address: string) => apply((state) => showPhoto(state, address)),
    forget,
  };
}
