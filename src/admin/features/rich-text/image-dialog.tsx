import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { LibraryButton } from '#admin/kit/pictures/library-button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { insertFigures, pictureFigure } from './figure.ts';
import { FloatingForm, typedUrl } from './floating-form.tsx';

const INVALID = 'L’adresse doit commencer par https://, ou par / pour une image du site';

type ImageDialogProps = {
  editor: Editor;
  onFiles: (files: readonly File[]) => void;
  onClose: () => void;
};

export function ImageDialog({ editor, onFiles, onClose }: ImageDialogProps) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const insert = (chosen: string | null) => {
    if (chosen === null) return setError(INVALID);
    onClose();
    insertFigures(editor, [pictureFigure(chosen)]);
  };
  return (
    <FloatingForm
      title="Image"
      submitLabel="Ajouter l’image"
      onSubmit={() => insert(typedUrl(address))}
      onClose={onClose}
    >
      <div className="mb-6 flex flex-wrap gap-3">
        <ChooseButton
          onFiles={(files) => {
            onClose();
            onFiles(files);
          }}
        >
          Choisir une photo
        </ChooseButton>
        <LibraryButton onChoose={insert} />
      </div>
      <TextInput
        label="Adresse de l’image"
        data-autofocus
        value={address}
        error={error}
        onChange={({ target }) => setAddress(target.value)}
      />
    </FloatingForm>
  );
}
