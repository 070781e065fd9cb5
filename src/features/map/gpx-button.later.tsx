import type { MappedHotel } from '#domain/hotel/hotel.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { escapeMarkup } from '#domain/text/clean-text.ts';
import { saveTextAsFile } from '#ui/download-text.ts';

/** Returns the places of hotels as GPX 1.1, which maps and navigation devices read. */
function toGpx(hotels: readonly MappedHotel[]): string {
  const points = hotels.map(({ id, name, location: place, coordinates }) => {
    if (!coordinates) return '';
    return `<wpt lat="${coordinates.lat}" lon="${coordinates.lng}">
<name>${escapeMarkup(name)}</name><desc>${escapeMarkup(place)}</desc>
<link href="${location.origin}${hotelPath(id)}"/>
</wpt>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="${location.host}">
${points.join('')}</gpx>
`;
}

/** Saves the places of a page's hotels as a file named after the page. */
export const downloadHotelsGpx = (hotels: readonly MappedHotel[]): void =>
  saveTextAsFile(
    `${location.pathname.split('/').at(-1)}.gpx`,
    toGpx(hotels),
    'application/gpx+xml',
  );

export function GpxButton({ hotels }: { hotels: readonly MappedHotel[] }) {
  if (!hotels.some(({ coordinates }) => coordinates)) return null;
  return (
    <button type="button" onClick={() => downloadHotelsGpx(hotels)} className="link-action">
      Emporter les lieux (GPX)
    </button>
  );
}
