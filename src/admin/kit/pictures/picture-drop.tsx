import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button, SmallButton } from '#admin/ui/button.tsx';
import { UPLOAD_TYPES } from '#domain/media/photo-upload.ts';
import { FileChooser } from '#ui/forms/choose-file.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhotoLibraryDialog } from './library.tsx';
import type { PhotoUpload, PhotoUploadController } from './use-uploads.ts';

type PictureDropZoneProps = {
  uploading: PhotoUploadController;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
  onChoose?: (url: string) => void;
  children?: ReactNode;
};

export function PictureDropZone(props: PictureDropZoneProps) {
  const { uploading, isMultiple = false, onFiles, onChoose, children } = props;
  const [isLibraryOpen, setLibraryOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div
      role="group"
      aria-label={isMultiple ? 'Envoyer des photos' : 'Envoyer une photo'}
      // Makes the drop zone focusable by a press, so that pictures can be pasted into it.
      tabIndex={-1}
      className="mb-6 outline-offset-4"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const { files } = event.dataTransfer;
        if (files.length === 0) return;
        event.preventDefault();
        onFiles([...files]);
      }}
      onPaste={({ clipboardData }) => {
        // Ignores pasted pictures that come with text, because word processors add a picture of the copied text.
        if (clipboardData.getData('text/plain') === '') onFiles([...clipboardData.files]);
      }}
    >
      {children}
      {uploading.uploads.length > 0 && (
        <ul aria-label="Photos envoyées">
          {uploading.uploads.map((upload) => (
            <li key={upload.id} className="border-b border-rule py-4">
              <UploadRow upload={upload} {...uploading} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ChoosePictureButton isMultiple={isMultiple} onFiles={onFiles}>
          {isMultiple ? 'Choisir des photos' : 'Choisir une photo'}
        </ChoosePictureButton>
        {onChoose && <SmallButton onClick={() => setLibraryOpen(true)}>Bibliothèque</SmallButton>}
        {onChoose && isLibraryOpen && (
          <PhotoLibraryDialog onChoose={onChoose} onClose={() => setLibraryOpen(false)} />
        )}
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez, ou collez ici</p>
      </div>
    </div>
  );
}

/** Returns the file types to accept: HEIC too, except in Apple's browsers, which convert HEIC unless it is accepted. */
const pictureTypes = () =>
  navigator.vendor.startsWith('Apple') ? UPLOAD_TYPES : [...UPLOAD_TYPES, '.heic', '.heif'];

export const ChoosePictureButton = (
  props: Omit<ComponentProps<typeof FileChooser>, 'accept' | 'as'>,
) => <FileChooser {...props} accept={pictureTypes().join()} as={SmallButton} />;

type UploadRowProps = Pick<PhotoUploadController, 'retry' | 'cancel'> & { upload: PhotoUpload };

export function UploadRow({ upload, retry, cancel }: UploadRowProps) {
  const { file, failure } = upload;
  return (
    <div className="min-w-0 grow">
      <p className="truncate text-small">{file.name}</p>
      {failure === null ? (
        <progress
          aria-label={`Envoi de ${file.name}`}
          className="progress progress-primary my-2 block w-full max-w-90"
        />
      ) : (
        <p role="alert" className="my-2 flex gap-2 text-small font-medium text-error">
          <Icon name="warning" size={17} className="mt-0.5 flex-none" />
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {failure !== null && (
          <Button
            id={upload.id}
            size="sm"
            aria-label={`Réessayer ${file.name}`}
            onClick={() => retry(upload)}
          >
            Réessayer
          </Button>
        )}
        <SmallButton aria-label={`Annuler ${file.name}`} onClick={() => cancel(upload)}>
          Annuler
        </SmallButton>
      </div>
    </div>
  );
}
