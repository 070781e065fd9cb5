import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { FloatingForm, typedUrl, UrlField } from './floating-form.tsx';
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
  const [error, setError] = useState<string>();

  const [isBusy, apply] = useSingleFlight(async (entered: FormData) => {
    const src = typedUrl(entered.get('url'));
    if (src === null) return setError(INVALID);
    const size = await measureImage(src);
    if (size === null) return setError(BROKEN);
    onClose();
    const attrs = { src, alt: String(entered.get('alt')).trim(), ...size };
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
      <UrlField
        label="Adresse de l’image"
        hint="Adresse complète, en https"
        defaultValue={edited?.src ?? ''}
        error={error}
        onEdited={() => setError(undefined)}
      />
      <TextInput
        name="alt"
        label="Texte alternatif"
        hint={'Dit l’image à qui ne la voit pas\u202f; vide si elle n’est qu’un ornement'}
        defaultValue={edited?.alt ?? ''}
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
