import { useState } from 'react';
import { useField } from '#admin/kit/editor/use-field.ts';
import { Button } from '#admin/ui/button.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import { AddressInput } from './address-input.tsx';
import { ChooseButton } from './choose-button.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PhotoThumb } from './photo-thumb.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { PictureWords } from './picture-words.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export type PictureFieldProps = {
  hint?: string | undefined;
  required?: boolean | undefined;
  /** Extracts the URL where more than a URL may be typed. */
  urlOf?: ((text: string) => string | null) | undefined;
};

/** Edits the picture of a record: a photograph from the device or the library, or a URL. */
export function PictureField({ name, ...props }: PictureFieldProps & { name: string }) {
  const { label, value, error, setValue: hold } = useField<string | null>(name);
  const setValue = (address: string) => hold(address === '' ? null : address);
  const uploading = useUploads(({ address }) => setValue(address));
  const photo = parsePhoto(value ?? '');
  const stopUploads = () => uploading.uploads.forEach(uploading.cancel);
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return;
    stopUploads();
    uploading.start(files.slice(0, 1));
  };
  const field = { name, label, value: value ?? '', error, onChange: setValue };
  return (
    <PictureDrop label="Envoyer une image" onFiles={upload} className="mb-6">
      {photo ? (
        <>
          <p className="field-label mb-2">{label}</p>
          <div className="mb-3 w-42">
            <PhotoThumb photo={photo} />
          </div>
          {error !== undefined && (
            <p role="alert" className="mb-3 text-small font-medium text-error">
              {error}
            </p>
          )}
        </>
      ) : (
        <AddressInput {...props} {...field} />
      )}
      <PictureButtons
        name={name}
        isReplacing={photo !== null}
        onFiles={upload}
        onChange={(address) => {
          stopUploads();
          setValue(address);
        }}
      />
      <UploadList {...uploading} />
      <PictureWords address={value ?? ''} onChange={setValue} />
    </PictureDrop>
  );
}

type PictureButtonsProps = {
  name: string;
  isReplacing: boolean;
  onFiles: (files: readonly File[]) => void;
  onChange: (address: string) => void;
};

function PictureButtons({ name, isReplacing, onFiles, onChange }: PictureButtonsProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3">
      {/* Error summaries focus by name. */}
      <ChooseButton name={isReplacing ? name : undefined} onFiles={onFiles}>
        {isReplacing ? 'Changer de photo' : 'Choisir une photo'}
      </ChooseButton>
      <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
        Bibliothèque
      </Button>
      {isReplacing && (
        <Button size="sm" variant="outline" onClick={() => onChange('')}>
          Retirer
        </Button>
      )}
      <p className="text-caption text-ink-2 max-md:hidden">ou déposez-la, ou collez-la ici</p>
      {isChoosing && <LibraryDialog onChoose={onChange} onClose={() => setChoosing(false)} />}
    </div>
  );
}
