import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { fitBox, isInBox, type Place, type Point, project, unproject } from '#domain/map/chart.ts';
import { typedCoordinates } from '#domain/map/typed-place.ts';
import { MapSheet, placedAt, type View } from '#ui/map/map-sheet.tsx';

const NEAR_KM = 1_000;
/** Directions of the arrow keys, which move the point by 2 px of the map. */
const ARROWS: Record<string, Point | undefined> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

type PlaceMapProps = { label: string; value: Place | null; onChange: (place: Place) => void };

/** Sets a place: a press on the world shows the region, a press there sets the point. */
export function PlaceMap({ label, value, onChange }: PlaceMapProps) {
  const hintId = useId();
  // A number of hundreds of digits is infinite.
  const point = value && Number.isFinite(value.lat + value.lng) ? project(value) : null;
  const [around, setAround] = useState(point && value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // Typed, pasted or moved off the map.
    if (point && !(around && isInBox(point, fitBox([around], 3 / 2, NEAR_KM)))) setAround(value);
  }

  const moveTo = (to: Point) => {
    const { lat, lng } = unproject(to);
    // About 100 m, less than a pixel of the map.
    onChange({ lat: Number(lat.toFixed(3)), lng: Number(lng.toFixed(3)) });
  };
  const press = (event: MouseEvent, { box, width }: View) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const px = box.width / width;
    const to = { x: box.x + (event.clientX - left) * px, y: box.y + (event.clientY - top) * px };
    if (around) moveTo(to);
    else setAround(unproject(to));
  };
  const move = (event: KeyboardEvent, { box, width }: View) => {
    const from = point ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    // Over an empty field, arrows scroll the page.
    const step = point || around ? ARROWS[event.key] : undefined;
    if (!step && event.key !== 'Enter') return;
    event.preventDefault();
    if (!step) return setAround(unproject(from));
    const px = box.width / width;
    moveTo({ x: from.x + step.x * px, y: from.y + step.y * px });
  };

  return (
    <>
      <MapSheet places={around ? [around] : []} minKm={NEAR_KM} className="aspect-3/2">
        {(view) => (
          <div
            role="application"
            aria-label={`${label}, sur la carte`}
            aria-describedby={hintId}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the point.
            tabIndex={0}
            onClick={(event) => press(event, view)}
            onKeyDown={(event) => move(event, view)}
            className="absolute inset-0 cursor-crosshair focus-visible:-outline-offset-4"
          >
            {point && <span className="map-item map-mark absolute" style={placedAt(point, view)} />}
          </div>
        )}
      </MapSheet>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6">
        <p id={hintId} aria-live="polite" className="text-caption text-ink-2">
          {point && `Point\u00a0: ${typedCoordinates(value)}. `}
          {around
            ? 'Un clic pose le point, les flèches le déplacent.'
            : 'Un clic, ou Entrée, montre la région de plus près, pour y poser le point.'}
        </p>
        {around && (
          <button type="button" onClick={() => setAround(null)} className="link-action">
            Revenir au monde
          </button>
        )}
      </div>
    </>
  );
}
