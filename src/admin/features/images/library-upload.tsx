import { useState } from 'react';
import { ChooseButton } from '#admin/features/pictures/choose-button.tsx';
import { JustStored } from '#admin/features/pictures/just-stored.tsx';
import { PictureDrop } from '#admin/features/pictures/picture-drop.tsx';
import { UploadPreview, UploadProgress } from '#admin/features/pictures/upload-progress.tsx';
import { useUploads } from '#admin/features/pictures/use-uploads.ts';

/** Sends photographs to the library, and asks what each shows. */
export function LibraryUpload() {
  // Addresses of those that were just stored.
  const [stored, setStored] = useState<readonly string[]>([]);
  const { uploads, start, cancel } = useUploads(({ address }) =>
    setStored((all) => [...all.filter((one) => one !== address), address]),
  );
  return (
    <PictureDrop label="Envoyer des images" onFiles={start} className="mb-6">
      <div className="flex flex-wrap items-center gap-3">
        <ChooseButton isMultiple onFiles={start}>
          Choisir des photos
        </ChooseButton>
        <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
      </div>
      <ul aria-label="Images envoyées" className="empty:hidden">
        {stored.map((address) => (
          <JustStored
            key={address}
            stored={address}
            onDone={() => setStored((all) => all.filter((one) => one !== address))}
          />
        ))}
        {uploads.map((upload) => (
          <li key={upload.id} className="flex gap-4 border-b border-rule py-4">
            <div className="w-25 flex-none md:w-42">
              <UploadPreview upload={upload} />
            </div>
            <UploadProgress upload={upload} onCancel={() => cancel(upload)} />
          </li>
        ))}
      </ul>
    </PictureDrop>
  );
}
