import { savedFavourites } from '#data/favourites.ts';
import { isNetworkDead } from '#data/network.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { STORAGE_ASKED_KEY } from '#domain/site/storage-keys.ts';
import { type Keeping, tellKeeping } from './keeping.ts';
import { keepPages, keptPageSizes } from './kept-pages.ts';
import { openSavedImages, picturesOf, type SavedImages } from './saved-images.ts';

const LOCK = 'grand-sejour-keeping';
const WORKERS = 3;

type Failure = 'waiting' | 'full' | 'failed';

const namesOf = (hotels: readonly Hotel[]) =>
  new Set(hotels.flatMap((hotel) => [...picturesOf(hotel).keys()]));

const bytesOf = (images: SavedImages, names: ReadonlySet<string>) =>
  [...names].reduce((sum, name) => sum + (images.sizes.get(name) ?? 0), 0);

async function failureOf(error: unknown): Promise<Failure> {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'full';
  return (await isNetworkDead()) ? 'waiting' : 'failed';
}

/** Keeps a hotel's missing pictures, the hero first. A picture that its host refuses is left out. */
async function keepPictures(
  hotel: Hotel,
  images: SavedImages,
  onKept: () => void,
): Promise<Failure | undefined> {
  const missing = [...picturesOf(hotel)].filter(([name]) => !images.sizes.has(name)).values();
  let failure: Failure | undefined;
  const work = async () => {
    for (const [name, image] of missing) {
      try {
        await images.keep(name, image);
        onKept();
      } catch (error) {
        failure = await failureOf(error);
        if (failure !== 'failed') return;
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return failure;
}

/** What was removed before this visit is let go once: until then a removal can be undone. */
let isSwept = false;

async function keepAll(): Promise<void> {
  const images = await openSavedImages();
  if (images === null) return;
  const hotels = (await savedFavourites()).map(({ hotel }) => hotel);
  const needed = namesOf(hotels);
  const paths = hotels.map(({ id }) => hotelPath(id));
  let pages = await keptPageSizes(paths);
  const failures = new Map<string, Failure>();

  const measure = (hotel: Hotel): Keeping => {
    const names = namesOf([hotel]);
    const kept = [...names].filter((name) => images.sizes.has(name)).length;
    const state = kept === names.size ? 'kept' : (failures.get(hotel.id) ?? 'keeping');
    const bytes = bytesOf(images, names) + (pages.get(hotelPath(hotel.id)) ?? 0);
    return { kept, total: names.size, bytes, state };
  };
  const tell = () =>
    tellKeeping({
      hotels: new Map(hotels.map((hotel) => [hotel.id, measure(hotel)])),
      bytes: [...pages.values()].reduce((sum, size) => sum + size, bytesOf(images, needed)),
    });

  if (!isSwept) await images.keepOnly(needed);
  isSwept = true;
  tell();
  for (const hotel of hotels) {
    let failure = await keepPictures(hotel, images, tell);
    if (failure === 'full') {
      // What was removed in this visit gives its room.
      await images.keepOnly(needed);
      failure = await keepPictures(hotel, images, tell);
    }
    if (failure) failures.set(hotel.id, failure);
    if (failure && failure !== 'failed') {
      for (const { id } of hotels) if (!failures.has(id)) failures.set(id, failure);
      break;
    }
  }
  tell();
  await keepPages(paths);
  pages = await keptPageSizes(paths);
  tell();
}

let running: Promise<void> | undefined;
let isDueAgain = false;

async function run(): Promise<void> {
  do {
    isDueAgain = false;
    // One tab at a time: the next one finds the work done.
    await (navigator.locks ? navigator.locks.request(LOCK, keepAll) : keepAll());
  } while (isDueAgain);
}

/** Fetches missing pictures of saved hotels and deletes what no hotel needs. Never throws. */
export async function keepSaved(): Promise<void> {
  isDueAgain = true;
  running ??= run().finally(() => {
    running = undefined;
  });
  await running.catch(() => undefined);
}

export async function askToPersist(): Promise<void> {
  try {
    if (localStorage.getItem(STORAGE_ASKED_KEY) !== null) return;
    localStorage.setItem(STORAGE_ASKED_KEY, 'true');
    await navigator.storage.persist();
  } catch {
    // Without storage there is nothing to keep.
  }
}
