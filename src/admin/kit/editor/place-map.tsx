import { type Place, project } from '#domain/map/chart.ts';
import { MapSheet, placedAt } from '#ui/map/map-sheet.tsx';

/** Shows where a place lies, because figures that were mistaken or exchanged are hard to see. */
export const PlaceMap = ({ label, place }: { label: string; place: Place }) => (
  <div role="img" aria-label={`${label}, sur la carte`}>
    <MapSheet places={[place]} minKm={1_000} className="aspect-3/2">
      {(view) => (
        <span className="map-item map-mark absolute" style={placedAt(project(place), view)} />
      )}
    </MapSheet>
  </div>
);
