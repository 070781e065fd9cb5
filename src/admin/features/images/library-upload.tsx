import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { PictureDrop } from '#admin/kit/pictures/picture-drop.tsx';
import { UploadList } from '#admin/kit/pictures/upload-list.tsx';
import { useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { toastSuccess } from '#ui/toast/toast.ts';

/** Sends photographs to the library. */
export function LibraryUpload() {
  const uploading = useUploads(({ isKnown }, { file }) =>
    toastSuccess(isKnown ? 'Image déjà dans la bibliothèque' : 'Image enregistrée', file.name),
  );
  return (
    <PictureDrop label="Envoyer des images" onFiles={uploading.start} className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseButton isMultiple onFiles={uploading.start}>
          Choisir des photos
        </ChooseButton>
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
      </div>
      <UploadList {...uploading} />
    </PictureDrop>
  );
}
