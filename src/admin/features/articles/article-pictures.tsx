import { JustStored } from '#admin/features/pictures/just-stored.tsx';
import { UploadRow } from '#admin/features/pictures/upload-progress.tsx';
import type { useArticlePictures } from './use-article-pictures.ts';

type ArticlePicturesProps = { pictures: ReturnType<typeof useArticlePictures> };

/** Pictures of the text that are being sent, and those of which nobody has said what they show. */
export function ArticlePictures({ pictures }: ArticlePicturesProps) {
  const { uploads, stored, cancel, show, forget } = pictures;
  if (uploads.length === 0 && stored.length === 0) return null;
  return (
    <ul aria-label="Images ajoutées au texte" className="bg-paper px-5">
      {stored.map((address) => (
        <JustStored key={address} stored={address} onChange={show} onDone={() => forget(address)} />
      ))}
      {uploads.map((upload) => (
        <li key={upload.id} className="flex gap-4 border-b border-rule py-4">
          <UploadRow upload={upload} onCancel={() => cancel(upload)} />
        </li>
      ))}
    </ul>
  );
}
