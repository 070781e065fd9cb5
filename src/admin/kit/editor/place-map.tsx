import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { typedCoordinates } from '#domain/admin/typed-values.ts';
import { isInBox, type Place, type Point, project, unproject } from '#domain/map/chart.ts';
import { MapSheet, placedAt, type View } from '#ui/map/map-sheet.tsx';

const NEAR_KM = 1_000;
/** What an arrow key moves the point by, in px of the map. */
const STEP_PX = 2;
const ARROWS: Record<string, Point | undefined> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
};

/** Rounds to about 100 m, less than a pixel of the map. */
const rounded = ({ lat, lng }: Place): Place => ({
  lat: Number(lat.toFixed(3)),
  lng: Number(lng.toFixed(3)),
});

type PlaceMapProps = {
  label: string;
  value: Place | null;
  onChange: (place: Place) => void;
};

/** Sets a place: a press on the world shows the neighbourhood, another one there sets the point; arrow keys move it. */
export function PlaceMap({ label, value, onChange }: PlaceMapProps) {
  const hintId = useId();
  // Unreadable text is NaN.
  const known = value && Number.isFinite(value.lat + value.lng) ? value : null;
  const [around, setAround] = useState(known);

  const press = (event: MouseEvent, { box, width }: View) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = box.width / width;
    const place = unproject({
      x: box.x + (event.clientX - left) * scale,
      y: box.y + (event.clientY - top) * scale,
    });
    if (around) onChange(rounded(place));
    else setAround(place);
  };
  const move = (event: KeyboardEvent, { box, width }: View) => {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const from = known ? project(known) : middle;
    const step = ARROWS[event.key];
    if (event.key === 'Enter') setAround(unproject(from));
    else if (!step) return;
    event.preventDefault();
    if (!step) return;
    const scale = box.width / width;
    const point = { x: from.x + step.x * scale, y: from.y + step.y * scale };
    onChange(rounded(unproject(point)));
    if (around && !isInBox(point, box)) setAround(unproject(point));
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
            {known && isInBox(project(known), view.box) && (
              <span className="map-item" style={placedAt(project(known), view)}>
                <span className="map-mark" />
              </span>
            )}
          </div>
        )}
      </MapSheet>
      <output className="sr-only">{typedCoordinates(known)}</output>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p id={hintId} className="text-caption text-ink-2">
          {around
            ? 'Un clic pose le point, les flèches le déplacent.'
            : 'Un clic, ou Entrée\u00a0: la région de plus près, pour y poser le point.'}
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
