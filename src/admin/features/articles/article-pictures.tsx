import { useEditorForm } from '#admin/features/editor/use-editor-field.ts';
import { AddedPictures } from '#admin/features/pictures/added-pictures.tsx';
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
    <AddedPictures
      label="Images ajoutées au texte"
      className="bg-paper px-5"
      stored={stored}
      uploads={uploads}
      editedRecord={editedRecord}
      onChange={show}
      onDone={forget}
      onCancel={cancel}
    />
  );
}
