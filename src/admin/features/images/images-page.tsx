import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { MEDIA } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { FilterSelect } from '#admin/features/list/filters.tsx';
import { labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { PhotoGrid } from '#admin/features/pictures/photo-grid.tsx';
import { PhotoThumb } from '#admin/features/pictures/photo-thumb.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { photoAddress } from '#domain/media/photo.ts';
import { photoName, type StoredPhoto, toPhoto } from '#domain/media/stored-photo.ts';
import { largeImage } from '#domain/site/image-url.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';
import {
  IMAGE_FILTERS,
  IMAGE_ORDERS,
  type ImagesSearch,
  listedPhotos,
  readImagesSearch,
} from './images-search.ts';
import { LibraryUpload } from './library-upload.tsx';
import { readPhotoUses } from './photo-uses.ts';
import { usePhotoDeletion } from './use-photo-deletion.tsx';

const route = getRouteApi('/_guard/admin/images/');

const TEXTS = {
  loading: 'Chargement des images…',
  empty: 'Aucune image pour l’instant\u00a0: envoyez-en ici, ou depuis une fiche.',
  notFound: 'Aucune image ne correspond à cette recherche.',
};

const UNKNOWN_USES = 'Impossible de savoir où les images sont montrées.';

function summaryOf(photos: readonly StoredPhoto[] | undefined, isCut: boolean): string {
  if (photos === undefined) return 'Chargement…';
  const count = photos.filter(({ deleted_at }) => deleted_at === null).length;
  const images = `${formatCount(count)} ${count > 1 ? 'images' : 'image'}`;
  return isCut ? `Les ${images} les plus récentes` : images;
}

/** Reads which photographs records show each time that is asked; null until it is known. */
function useUsedPhotos(isAsked: boolean) {
  const [used, setUsed] = useState<ReadonlySet<string> | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isAsked) return;
    setFailure(undefined);
    readPhotoUses().then(
      (uses) => setUsed(new Set(uses.flatMap(({ photos }) => [...photos]))),
      (error: unknown) => setFailure(`${UNKNOWN_USES} ${failureDescription(error)}`),
    );
  }, [isAsked]);
  return { used, failure };
}

/** The library: every photograph of the site. */
export function ImagesPage() {
  const [search, change] = useListSearch(route, readImagesSearch);
  const list = useLiveList(MEDIA);
  const { records, isCut } = list;
  const isUnused = search.etat === 'inutilisees';
  const { used, failure } = useUsedPhotos(isUnused);
  const found = useMemo(() => listedPhotos(records ?? [], search, used), [records, search, used]);
  return (
    <>
      <PageHead title="Images" summary={summaryOf(records, isCut)}>
        <SearchBox
          label="Nom ou description"
          value={search.q ?? ''}
          onSearch={(q) => change({ q })}
        />
      </PageHead>
      <LibraryUpload />
      <ImageFilters search={search} onChange={change} />
      <ListState
        list={{ ...list, isReading: list.isReading || (isUnused && used === null) }}
        shown={found.length}
        texts={failure && used === null ? { ...TEXTS, loading: failure } : TEXTS}
      >
        <PhotoGrid
          label="Images"
          photos={found}
          className="grid-cols-2 border-t border-ink pt-6 md:grid-cols-3 xl:grid-cols-4"
        >
          {(photo) => <PhotoCard photo={photo} />}
        </PhotoGrid>
      </ListState>
    </>
  );
}

type ImageFiltersProps = {
  search: ImagesSearch;
  onChange: (part: Readonly<Record<string, string | undefined>>) => void;
};

/** As there are no column heads, the order is chosen beside the filters. */
function ImageFilters({ search, onChange }: ImageFiltersProps) {
  const order = [search.tri, search.ordre].filter(Boolean).join(' ');
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 md:flex">
      <legend className="sr-only">Filtres</legend>
      {IMAGE_FILTERS.map(({ key, ...filter }) => (
        <FilterSelect
          key={key}
          {...filter}
          value={search.etat}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <FilterSelect
        label="Trier par"
        all="Plus récentes"
        options={labelOptions(IMAGE_ORDERS)}
        value={order === '' ? undefined : order}
        onChange={(value) => {
          const [tri, ordre] = value?.split(' ') ?? [];
          onChange({ tri, ordre });
        }}
      />
    </fieldset>
  );
}

function noteOf({ alt, created_at, deleted_at }: StoredPhoto): string {
  if (deleted_at !== null) return `Supprimée le ${formatDateTime(deleted_at)}`;
  const sent = `Envoyée le ${formatDateTime(created_at)}`;
  return alt === null ? `${sent}, sans texte alternatif` : sent;
}

function PhotoCard({ photo }: { photo: StoredPhoto }) {
  const { isBusy, remove, restore } = usePhotoDeletion(photo);
  const name = photoName(photo);
  const isDeleted = photo.deleted_at !== null;
  return (
    <>
      <a href={largeImage(photoAddress(toPhoto(photo)))} target="_blank" rel="noreferrer">
        <PhotoThumb photo={photo} />
        <span className="mt-2 line-clamp-2 text-ui break-words">{name}</span>
      </a>
      <p className="text-caption text-ink-2">{noteOf(photo)}</p>
      <button
        type="button"
        className={ACTION}
        aria-label={`${isDeleted ? 'Rétablir' : 'Supprimer'} ${name}`}
        aria-disabled={isBusy || undefined}
        onClick={() => void (isDeleted ? restore() : remove())}
      >
        {isDeleted ? 'Rétablir' : 'Supprimer'}
      </button>
    </>
  );
}
