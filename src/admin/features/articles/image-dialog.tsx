import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { FloatingForm, typedAddress } from './floating-form.tsx';
import { pictureAt } from './picture-at.ts';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une image du site';
const BROKEN = 'Aucune image ne répond à cette adresse';

type Picture = { src: string; alt: string; width: number; height: number };

function insert(editor: Editor, attrs: Picture, caption: string): void {
  const words = caption.trim() === '' ? [] : [{ type: 'text', text: caption.trim() }];
  const content = [
    { type: 'figureImage', attrs },
    { type: 'figcaption', content: words },
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
  const [caption, setCaption] = useState('');
  const [error, setError] = useState<string>();

  const [isBusy, apply] = useSingleFlight(async () => {
    const src = typedAddress(address);
    if (src === null) return setError(INVALID);
    const size = await measureImage(src);
    if (size === null) return setError(BROKEN);
    onClose();
    const attrs = { src, alt: alt.trim(), ...size };
    if (edited) replace(editor, edited.position, attrs);
    else insert(editor, attrs, caption);
  });

  return (
    <FloatingForm
      title="Image"
      submitLabel={isBusy ? 'Vérification…' : edited ? 'Modifier l’image' : 'Ajouter l’image'}
      onSubmit={() => void apply()}
      onClose={onClose}
    >
      <TextInput
        label="Adresse de l’image"
        inputMode="url"
        required
        data-autofocus
        hint="Adresse complète, en https"
        value={address}
        error={error}
        onChange={(event) => {
          setAddress(event.target.value);
          setError(undefined);
        }}
      />
      <TextInput
        label="Texte alternatif"
        hint="Dit l’image à qui ne la voit pas ; vide si elle n’est qu’un ornement"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      {!edited && (
        <TextInput
          label="Légende"
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      )}
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
