import { type Place, project } from '#domain/map/chart.ts';
import { CoastMap, positionOnMap } from '#ui/map/map-sheet.tsx';

/** Shows coordinates on a map, because mistyped or exchanged numbers are hard to notice. */
export const PlaceMap = ({ label, place }: { label: string; place: Place }) => (
  <div role="img" aria-label={`${label}, sur la carte`}>
    <CoastMap places={[place]} minKm={1_000} className="aspect-3/2">
      {(view) => (
        <span className="map-item map-mark absolute" style={positionOnMap(project(place), view)} />
      )}
    </CoastMap>
  </div>
);
