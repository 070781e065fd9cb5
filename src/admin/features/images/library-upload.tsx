import { AddedPictures, useJustStored } from '#admin/features/pictures/added-pictures.tsx';
import { ChooseButton } from '#admin/features/pictures/choose-button.tsx';
import { PictureDrop } from '#admin/features/pictures/picture-drop.tsx';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';

/** Sends photographs to the library, and asks what each shows. */
export function LibraryUpload() {
  const { stored, note, forget } = useJustStored();
  const { uploads, start, cancel } = useUploads(({ address }) => note(address));
  return (
    <PictureDrop label="Envoyer des images" onFiles={start} className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseButton isMultiple onFiles={start}>
          Choisir des photos
        </ChooseButton>
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
      </div>
      <AddedPictures
        label="Images envoyées"
        className="empty:hidden"
        stored={stored}
        uploads={uploads}
        onDone={forget}
        onCancel={cancel}
      />
    </PictureDrop>
  );
}
