import { addImportedFavourites } from '#data/favourites/change-favourites.ts';
import { parseFavourites } from '#data/favourites/read-favourites.ts';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { saveTextAsFile } from '#ui/download-text.ts';
import { type FileButtonProps, FileChooser } from '#ui/forms/choose-file.tsx';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';

export const exportFavourites = (entries: readonly FavouriteEntry[]): void =>
  saveTextAsFile('favoris.json', JSON.stringify(entries), 'application/json');

async function importFavourites(file: File | undefined): Promise<void> {
  if (!file) return;
  const list: unknown = await file
    .text()
    .then(JSON.parse)
    .catch(() => null);
  const favourites = parseFavourites(list);
  if (favourites.length === 0) {
    return toastError('Ce fichier ne contient pas de favoris', {
      description: 'Choisissez celui que cette page a enregistré\u00a0: favoris.json.',
    });
  }
  await addImportedFavourites(favourites);
  const total = Array.isArray(list) ? list.length : 0;
  if (favourites.length < total) {
    return toastError(`Favoris revenus\u00a0: ${favourites.length} sur ${total}`, {
      description: 'Le reste du fichier n’a pas pu être lu.',
    });
  }
  toastSuccess('Vos favoris sont revenus', {
    description: 'Ceux qui étaient déjà là n’ont pas bougé.',
  });
}

const LinkButton = (props: FileButtonProps) => (
  <button type="button" className="link-action" {...props} />
);

export const ImportFavouritesButton = () => (
  <FileChooser
    as={LinkButton}
    accept=".json,application/json"
    onFiles={([file]) => void importFavourites(file)}
  >
    Reprendre un fichier de favoris
  </FileChooser>
);
