import { lazy, memo, Suspense, useState } from 'react';
import { renderSVG } from 'uqr';
import type { FavouriteEntry } from '#domain/hotel/hotel.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { formatLongDate } from '#domain/text/dates.ts';
import { formatNightlyPrice } from '#domain/text/format.ts';
import { htmlToText } from '#domain/text/limited-html.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import { toastError } from '#ui/toast/toast.ts';

const NotebookMap = lazy(async () => ({
  default: (await import('#features/map/hotel-maps.later.tsx')).PrintedFavouritesMap,
}));

type PrintedFavouritesProps = { entries: readonly FavouriteEntry[] };

/** Renders the favourites for printing: only the print stylesheet (src/app/print.css) shows this list. */
export function PrintedFavourites({ entries }: PrintedFavouritesProps) {
  const [today] = useState(() => new Date());
  return (
    <section className="notebook hidden">
      <header style={{ paddingTop: '45mm', textAlign: 'center', breakAfter: 'page' }}>
        <h2 className="title" style={{ fontSize: '40pt' }}>
          Carnet de voyage
        </h2>
        <p className="standfirst" style={{ marginBlock: '4mm 18mm' }}>
          {entries.length > 1 ? `${entries.length} hôtels` : 'Un hôtel'}, le {formatLongDate(today)}
        </p>
        <Suspense>
          <NotebookMap hotels={entries.map(({ hotel }) => hotel)} />
        </Suspense>
      </header>
      {entries.map((entry) => (
        <NotebookEntry key={entry.hotel.id} {...entry} />
      ))}
    </section>
  );
}

function NotebookEntry({ hotel, note }: FavouriteEntry) {
  const { name, location, rating, price, price_note, image, details, amenities } = hotel;
  const address = new URL(hotelPath(hotel.id), window.location.origin).href;
  const directions = htmlToText(hotel.location_description ?? '');
  return (
    <article>
      <Picture src={image} alt="" sizes="14rem" />
      <div>
        <h3 className="title text-card">{name}</h3>
        <p className="flex flex-wrap gap-x-4">
          {location}
          <Stars value={rating} />
          <strong>{formatNightlyPrice(price)}</strong>
        </p>
        {price_note !== null && <p className="text-caption">{price_note}</p>}
        {details !== null && <p className="mt-2 whitespace-pre-line">{details}</p>}
        {amenities.length > 0 && (
          <p className="text-ink-2">{[...new Set(amenities)].join(', ')}.</p>
        )}
        {directions !== '' && <p>{directions}</p>}
        <p className="text-caption text-ink-2 wrap-anywhere">{address}</p>
      </div>
      <QrCode text={address} label={`Code QR de la fiche\u00a0: ${name}`} />
      <p className="title italic whitespace-pre-line">{note}</p>
    </article>
  );
}

const NOT_PRINTED = 'Ce navigateur n’imprime pas';
const USE_A_BROWSER = 'Ouvrez cette page dans Safari, Chrome ou Firefox, puis imprimez.';
const PICTURES_TIMEOUT_MS = 4000;

/** Prints once all pictures have loaded, or after 4 s: some browsers do not load lazy pictures for printing. */
export async function printFavourites(): Promise<void> {
  const loaded = Array.from(document.images, (image) => {
    image.loading = 'eager';
    return image.decode();
  });
  await Promise.race([
    Promise.allSettled(loaded),
    new Promise((resolve) => setTimeout(resolve, PICTURES_TIMEOUT_MS)),
  ]);
  let hasBegun = false;
  addEventListener(
    'beforeprint',
    () => {
      hasBegun = true;
    },
    { once: true },
  );
  window.print();
  setTimeout(() => {
    if (!hasBegun) toastError(NOT_PRINTED, { description: USE_A_BROWSER });
  }, 1000);
}

/** Memoised, because otherwise each key typed into a hotel's note would compute all QR codes again. */
const QrCode = memo(function QrCode({ text, label }: Record<'text' | 'label', string>) {
  const drawing = encodeURIComponent(renderSVG(text, { border: 0 }));
  return <img src={`data:image/svg+xml,${drawing}`} alt={label} className="w-full" />;
});
