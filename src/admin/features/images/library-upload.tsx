import { ChooseButton } from '#admin/features/pictures/choose-button.tsx';
import { PictureDrop } from '#admin/features/pictures/picture-drop.tsx';
import { UploadRow } from '#admin/features/pictures/upload-progress.tsx';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

/** Sends photographs to the library. */
export function LibraryUpload() {
  const { uploads, start, cancel } = useUploads(({ isKnown }, { file }) =>
    toastSuccess(isKnown ? 'Image déjà dans la bibliothèque' : 'Image enregistrée', file.name),
  );
  return (
    <PictureDrop label="Envoyer des images" onFiles={start} className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseButton isMultiple onFiles={start}>
          Choisir des photos
        </ChooseButton>
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
      </div>
      {uploads.length > 0 && (
        <ul aria-label="Images envoyées">
          {uploads.map((upload) => (
            <li key={upload.id} className="flex gap-4 border-b border-rule py-4">
              <UploadRow upload={upload} onCancel={() => cancel(upload)} />
            </li>
          ))}
        </ul>
      )}
    </PictureDrop>
  );
}
