import { useState } from 'react';
import { useLiveList } from '#admin/data/live.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterSelect } from '#admin/kit/list/filters.tsx';
import { ChooseButton } from '#admin/kit/pictures/choose-button.tsx';
import { PhotoList } from '#admin/kit/pictures/photo-list.tsx';
import { PhotoThumb } from '#admin/kit/pictures/photo-thumb.tsx';
import { PictureDrop } from '#admin/kit/pictures/picture-drop.tsx';
import { UploadList } from '#admin/kit/pictures/upload-list.tsx';
import { useUploads } from '#admin/kit/pictures/use-uploads.ts';
import { useAction } from '#admin/kit/use-action.ts';
import { ACTION } from '#admin/ui/looks.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, type StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { toastSuccess } from '#ui/toast/toast.ts';
import { readPhotoUses } from './photo-uses.ts';
import { usePhotoDeletion } from './use-photo-deletion.ts';

const SOURCE = { ...ENTITIES.photos, isWithTrash: true };

const SHOWN = [
  { value: 'unused', label: 'Inutilisées' },
  { value: 'deleted', label: 'Supprimées' },
];

/** The library: every photograph of the site. */
export function ImagesPage() {
  const list = useLiveList(SOURCE);
  const uploading = useUploads(({ isKnown }, { file }) =>
    toastSuccess(isKnown ? 'Image déjà dans la bibliothèque' : 'Image enregistrée', file.name),
  );
  const [shown, setShown] = useState<string>();
  const [uses, setUses] = useState<ReadonlyMap<string, unknown>>(new Map());
  const isShown = ({ id, deleted_at }: StoredPhoto) =>
    (deleted_at !== null) === (shown === 'deleted') && !(shown === 'unused' && uses.has(id));
  const [, show] = useAction(
    'Impossible de savoir où les images sont montrées',
    async (wanted: string | undefined) => {
      if (wanted === 'unused') setUses(await readPhotoUses());
      setShown(wanted);
    },
  );
  return (
    <>
      <PageHead title="Images" />
      <PictureDrop label="Envoyer des images" onFiles={uploading.start} className="mb-6">
        <div className="flex flex-wrap items-center gap-3">
          <ChooseButton isMultiple onFiles={uploading.start}>
            Choisir des photos
          </ChooseButton>
          <p className="text-caption text-ink-2 max-md:hidden">ou déposez-les, ou collez-les ici</p>
        </div>
        <UploadList {...uploading} />
      </PictureDrop>
      <div className="mb-5 flex">
        <FilterSelect label="Afficher" all="Toutes" options={SHOWN} value={shown} onChange={show} />
      </div>
      <PhotoList
        list={list}
        isShown={isShown}
        className="grid-cols-2 border-t border-ink pt-6 md:grid-cols-3 xl:grid-cols-4"
      >
        {(photo) => <PhotoCard photo={photo} />}
      </PhotoList>
    </>
  );
}

function PhotoCard({ photo }: { photo: StoredPhoto }) {
  const { isBusy, remove, restore } = usePhotoDeletion(photo);
  const name = photoName(photo);
  const { created_at, deleted_at } = photo;
  const action = deleted_at === null ? 'Supprimer' : 'Rétablir';
  return (
    <>
      <a href={largeImage(photoAddress(toPhoto(photo)))} target="_blank" rel="noreferrer">
        <PhotoThumb photo={toPhoto(photo)} />
        <span className="mt-2 line-clamp-2 text-ui break-words">{name}</span>
      </a>
      <p className="text-caption text-ink-2">
        {deleted_at === null ? 'Envoyée' : 'Supprimée'} le{' '}
        {formatDateTime(deleted_at ?? created_at)}
      </p>
      <button
        type="button"
        className={ACTION}
        aria-label={`${action} ${name}`}
        aria-disabled={isBusy || undefined}
        onClick={deleted_at === null ? remove : restore}
      >
        {action}
      </button>
    </>
  );
}
