import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { LibraryDialog } from '#admin/kit/pictures/library-dialog.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { insertFigures, pictureFigure } from './figure.ts';
import { FloatingForm, typedUrl } from './floating-form.tsx';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une image du site';

type ImageDialogProps = {
  editor: Editor;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
};

/** Adds a picture to the text: from the device, from the library, or by its address. */
export function ImageDialog({ editor, onFiles, onClose }: ImageDialogProps) {
  const [address, setAddress] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const [error, setError] = useState<string>();
  const insert = (chosen: string | null) => {
    if (chosen === null) return setError(INVALID);
    onClose();
    insertFigures(editor, [pictureFigure(chosen)]);
  };
  const upload = (files: readonly File[]) => {
    onClose();
    onFiles(files);
  };
  return (
    <FloatingForm
      title="Image"
      submitLabel="Ajouter l’image"
      onSubmit={() => insert(typedUrl(address))}
      onClose={onClose}
    >
      <div className="mb-6 flex flex-wrap gap-3">
        <ChooseButton onFiles={upload}>Choisir une photo</ChooseButton>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          Bibliothèque
        </Button>
      </div>
      <TextInput
        label="Adresse de l’image"
        data-autofocus
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
      {isChoosing && <LibraryDialog onClose={() => setChoosing(false)} onChoose={insert} />}
    </FloatingForm>
  );
}
