import { useEditorForm } from '#admin/features/editor/use-editor-field.ts';
import { JustStored } from '#admin/features/pictures/just-stored.tsx';
import { UploadPreview, UploadProgress } from '#admin/features/pictures/upload-progress.tsx';
import type { useArticlePictures } from './use-article-pictures.ts';

type ArticlePicturesProps = { pictures: ReturnType<typeof useArticlePictures> };

/** Pictures of the text that are being sent, and those of which has not been said what they show. */
export function ArticlePictures({ pictures }: ArticlePicturesProps) {
  const { uploads, stored } = pictures;
  const isEmpty = uploads.length === 0 && stored.length === 0;
  return isEmpty ? null : <PictureList pictures={pictures} />;
}

function PictureList({ pictures }: ArticlePicturesProps) {
  const { editedRecord } = useEditorForm();
  const { uploads, stored, cancel, show, forget } = pictures;
  return (
    <ul aria-label="Images ajoutées au texte" className="bg-paper px-5">
      {stored.map((address) => (
        <JustStored
          key={address}
          stored={address}
          editedRecord={editedRecord}
          onChange={show}
          onDone={() => forget(address)}
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
  );
}
