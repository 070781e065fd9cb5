import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { MEDIA } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FilterSelect } from '#admin/features/list/filters.tsx';
import { labelOptions } from '#admin/features/list/list-filter.ts';
import { ListState } from '#admin/features/list/list-state.tsx';
import { SearchBox } from '#admin/features/list/search-box.tsx';
import { useListSearch } from '#admin/features/list/use-list-search.ts';
import { PhotoGrid } from '#admin/features/pictures/photo-grid.tsx';
import { PhotoThumb } from '#admin/features/pictures/photo-thumb.tsx';
import { photoName } from '#domain/media/photo-name.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import { formatCount } from '#domain/text/format.ts';
import {
  IMAGE_FILTERS,
  IMAGE_ORDERS,
  type ImagesSearch,
  listedPhotos,
  readImagesSearch,
} from './images-search.ts';
import { LibraryUpload } from './library-upload.tsx';

const route = getRouteApi('/_guard/admin/images/');

const TEXTS = {
  loading: 'Chargement des images…',
  empty: 'Aucune image pour l’instant\u00a0: envoyez-en ici, ou depuis une fiche.',
  notFound: 'Aucune image ne correspond à cette recherche.',
};

function summaryOf(photos: readonly StoredPhoto[]): string {
  const count = photos.filter(({ deleted_at }) => deleted_at === null).length;
  return `${formatCount(count)} ${count > 1 ? 'images' : 'image'}`;
}

/** The library: every photograph of the site. */
export function ImagesPage() {
  const [search, change] = useListSearch(route, readImagesSearch);
  const list = useLiveList(MEDIA);
  const { records } = list;
  const found = useMemo(() => listedPhotos(records ?? [], search), [records, search]);
  return (
    <>
      <PageHead title="Images" summary={records ? summaryOf(records) : 'Chargement…'}>
        <SearchBox
          label="Nom ou description"
          value={search.q ?? ''}
          onSearch={(q) => change({ q })}
        />
      </PageHead>
      <LibraryUpload />
      <ImageFilters search={search} onChange={change} />
      <ListState list={list} shown={found.length} texts={TEXTS}>
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

/** What there is to know of a photograph under its picture. */
function noteOf({ alt, uses, deleted_at }: StoredPhoto): string {
  if (deleted_at !== null) return 'Supprimée';
  const used =
    uses.length === 0 ? 'Inutilisée' : `${uses.length} fiche${uses.length > 1 ? 's' : ''}`;
  return alt === null ? `${used} · sans texte alternatif` : used;
}

function PhotoCard({ photo }: { photo: StoredPhoto }) {
  return (
    <Link to="/admin/images/$id" params={{ id: photo.id }} className="block">
      <PhotoThumb photo={photo} />
      <span className="mt-2 line-clamp-2 text-ui break-words">{photoName(photo)}</span>
      <span className="block text-caption text-ink-2">{noteOf(photo)}</span>
    </Link>
  );
}
