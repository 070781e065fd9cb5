import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ImageInput } from '#admin/features/pictures/image-input.tsx';
import { proposeWords } from '#admin/features/pictures/photo-words.ts';
import { UPLOAD_UNDER_WAY } from '#admin/features/pictures/use-uploads.ts';
import { TextInput } from '#admin/ui/fields.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { FloatingForm, typedUrl } from './floating-form.tsx';
import { pictureAt } from './picture-at.ts';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une image du site';
const BROKEN = 'Aucune image ne répond à cette adresse';

type Picture = { src: string; alt: string; width: number; height: number };

function insert(editor: Editor, attrs: Picture, caption: string): void {
  const content = [
    { type: 'figureImage', attrs },
    { type: 'figcaption', content: caption === '' ? [] : [{ type: 'text', text: caption }] },
  ];
  const { $from, to } = editor.state.selection;
  // A figure goes between top-level blocks; it replaces an empty paragraph.
  const isInBlock = $from.depth > 0;
  const after = isInBlock ? $from.after(1) : to;
  const isEmpty = isInBlock && $from.node(1).content.size === 0;
  const place = isEmpty ? { from: $from.before(1), to: after } : after;
  editor.chain().focus().insertContentAt(place, { type: 'figure', content }).run();
}

function replace(editor: Editor, position: number, attrs: Picture): void {
  const { state, view } = editor;
  const picture = state.doc.nodeAt(position);
  if (!picture) return;
  view.dispatch(state.tr.setNodeMarkup(position, undefined, { ...picture.attrs, ...attrs }));
  editor.commands.focus();
}

/** Adds an image to the text, or edits the selected one. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [edited] = useState(() => pictureAt(editor.state));
  const [address, setAddress] = useState(edited?.src ?? '');
  const [alt, setAlt] = useState(edited?.alt ?? '');
  const [isUploading, setUploading] = useState(false);
  const [error, setError] = useState<string>();

  const choose = (chosen: string) => {
    setError(undefined);
    setAddress(chosen);
    const photo = parsePhoto(chosen);
    if (photo) setAlt(photo.alt ?? '');
  };
  const [isBusy, apply] = useSingleFlight(async (entered: FormData) => {
    if (isUploading) return setError(UPLOAD_UNDER_WAY);
    const url = typedUrl(address);
    if (url === null) return setError(INVALID);
    const photo = parsePhoto(url);
    const size = photo ?? (await measureImage(url));
    if (size === null) return setError(BROKEN);
    const attrs = { src: url, alt: alt.trim(), width: size.width, height: size.height };
    if (photo?.alt === null && attrs.alt !== '') proposeWords({ ...photo, alt: attrs.alt });
    onClose();
    if (edited) replace(editor, edited.position, attrs);
    else insert(editor, attrs, String(entered.get('caption')).trim());
  });

  return (
    <FloatingForm
      title="Image"
      submitLabel={isBusy ? 'Vérification…' : edited ? 'Modifier l’image' : 'Ajouter l’image'}
      onSubmit={(entered) => void apply(entered)}
      onClose={onClose}
    >
      <ImageInput
        name="url"
        label="Adresse de l’image"
        value={address}
        error={error}
        hasWords={false}
        isFirst
        required
        onChange={choose}
        onBusy={setUploading}
      />
      <TextInput
        label="Texte alternatif"
        hint={'Dit l’image à qui ne la voit pas\u202f; vide si elle n’est qu’un ornement'}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {!edited && <TextInput name="caption" label="Légende" />}
    </FloatingForm>
  );
}

/** The size of the image at a URL; null when it cannot be loaded. */
function measureImage(src: string): Promise<{ width: number; height: number } | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(null);
    image.src = src;
  });
}
