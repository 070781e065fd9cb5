import type { ListedHotel } from '#domain/hotel/hotel.ts';
import { hotelPath } from '#domain/site/record-paths.ts';
import { downloadText } from '#ui/download-text.ts';

type Hotels = readonly Pick<ListedHotel, 'id' | 'name' | 'location' | 'coordinates'>[];

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/** Returns the places of hotels as GPX 1.1, which maps and navigation devices read. */
function toGpx(hotels: Hotels): string {
  const gpx = document.implementation.createDocument(NAMESPACE, 'gpx');
  const add = (parent: Element, tag: string, text = '') => {
    const element = parent.appendChild(gpx.createElementNS(NAMESPACE, tag));
    element.textContent = text;
    return element;
  };
  const root = gpx.documentElement;
  root.setAttribute('version', '1.1');
  root.setAttribute('creator', location.host);
  for (const { id, coordinates, ...hotel } of hotels) {
    if (!coordinates) continue;
    const point = add(root, 'wpt');
    point.setAttribute('lat', String(coordinates.lat));
    point.setAttribute('lon', String(coordinates.lng));
    add(point, 'name', hotel.name);
    add(point, 'desc', hotel.location);
    add(point, 'link').setAttribute('href', new URL(hotelPath(id), location.origin).href);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(gpx)}`;
}

/** Saves the places of a page's hotels as a file named after the page. */
export function GpxButton({ hotels }: { hotels: Hotels }) {
  if (!hotels.some(({ coordinates }) => coordinates)) return null;
  const save = () =>
    downloadText(
      `${location.pathname.split('/').at(-1)}.gpx`,
      toGpx(hotels),
      'application/gpx+xml',
    );
  return (
    <button type="button" onClick={save} className="link-action">
      Emporter les lieux (GPX)
    </button>
  );
}
