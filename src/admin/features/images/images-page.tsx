import { useState } from 'react';
import { failureDescription } from '#admin/data/errors.ts';
import { useLiveList } from '#admin/data/live.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterSelect } from '#admin/kit/list/filters.tsx';
import { PhotoList } from '#admin/kit/pictures/photo-list.tsx';
import { PhotoThumb } from '#admin/kit/pictures/photo-thumb.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, type StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';
import { toastError } from '#ui/toast/toast.ts';
import { LibraryUpload } from './library-upload.tsx';
import { readPhotoUses } from './photo-uses.ts';
import { usePhotoDeletion } from './use-photo-deletion.ts';

const SOURCE = { ...ENTITIES.photos, isWithTrash: true };

const SHOWN = [
  { value: 'unused', label: 'Inutilisées' },
  { value: 'deleted', label: 'Supprimées' },
];

function summaryOf(photos: readonly StoredPhoto[] | undefined, isCut: boolean): string {
  if (photos === undefined) return 'Chargement…';
  const count = photos.filter(({ deleted_at }) => deleted_at === null).length;
  const images = `${formatCount(count)} ${count > 1 ? 'images' : 'image'}`;
  return isCut ? `Les ${images} les plus récentes` : images;
}

/** The library: every photograph of the site. */
export function ImagesPage() {
  const list = useLiveList(SOURCE);
  const [shown, setShown] = useState<string>();
  const [uses, setUses] = useState<ReadonlyMap<string, unknown>>(new Map());
  const isShown = ({ id, deleted_at }: StoredPhoto) =>
    (deleted_at !== null) === (shown === 'deleted') && !(shown === 'unused' && uses.has(id));

  async function show(wanted: string | undefined): Promise<void> {
    try {
      if (wanted === 'unused') setUses(await readPhotoUses());
      setShown(wanted);
    } catch (error) {
      toastError('Impossible de savoir où les images sont montrées', failureDescription(error));
    }
  }
  return (
    <>
      <PageHead title="Images" summary={summaryOf(list.records, list.isCut)} />
      <LibraryUpload />
      <div className="mb-5 flex">
        <FilterSelect
          label="Afficher"
          all="Toutes"
          options={SHOWN}
          value={shown}
          onChange={(wanted) => void show(wanted)}
        />
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
        {deleted_at === null
          ? `Envoyée le ${formatDateTime(created_at)}`
          : `Supprimée le ${formatDateTime(deleted_at)}`}
      </p>
      <button
        type="button"
        className={ACTION}
        aria-label={`${action} ${name}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void (deleted_at === null ? remove() : restore())}
      >
        {action}
      </button>
    </>
  );
}
