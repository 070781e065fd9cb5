import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CoastMap } from '#ui/map/coast-map.tsx';
import { useCloseOnBack } from '#ui/use-close-on-back.ts';
import { type HotelWithCoordinates, MapMarkers, type ZoomableHotelGroup } from './map-markers.tsx';

/** Minimum widths in km of the map of all hotels and of a group's map: the coasts have no detail for closer maps. */
const NEAR_KM = 2_000;
const NEAREST_KM = 800;
const TITLE = 'title';

type ClusteredMapProps = {
  hotels: readonly HotelWithCoordinates[];
  groups?: readonly ZoomableHotelGroup[];
  /** French sentence about the map, which says where else on the page its hotels are listed. */
  note: string;
};

/** Shows hotels as links on a map, and crowded hotels as a button that zooms in on the group and lists its hotels. */
export function ClusteredMap({ hotels, groups = [], note }: ClusteredMapProps) {
  const [opened, setOpened] = useState<ZoomableHotelGroup>();
  const root = useRef<HTMLDivElement>(null);
  const listed = opened?.hotels.filter((hotel) => hotels.some(({ id }) => id === hotel.id)) ?? [];

  const show = (group: ZoomableHotelGroup | undefined, focused: string) => {
    flushSync(() => setOpened(group));
    const focusable = [...(root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const find = (key: string) => focusable.find(({ dataset }) => dataset.key === key);
    // A group that was opened from within another group has no button on the whole map: focuses the title instead.
    (find(focused) ?? find(TITLE))?.focus();
  };
  const open = (group: ZoomableHotelGroup) => show(group, TITLE);
  const close = () => opened && show(undefined, opened.key);
  useCloseOnBack(opened !== undefined, close);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what the button « Revenir » does.
    <div
      ref={root}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      className="page-grid gap-y-5"
    >
      <CoastMap
        places={(opened ? listed : hotels).map(({ coordinates }) => coordinates)}
        minKm={opened ? NEAREST_KM : NEAR_KM}
        className="aspect-7/5 md:col-span-8 md:aspect-[743/430]"
      >
        {(view) => <MapMarkers hotels={hotels} view={view} opened={listed} onOpen={open} />}
      </CoastMap>
      <div className="md:col-span-4">
        <h3 data-key={TITLE} tabIndex={-1} className="title text-small-title">
          {opened?.title ?? 'Les hôtels'}
        </h3>
        {opened ? (
          <button type="button" onClick={close} className="link-action">
            Revenir à la carte entière
          </button>
        ) : (
          <p className="mt-2.5 text-small text-ink-2">{note}</p>
        )}
        <ul hidden={!opened && groups.length === 0} className="mt-4">
          {(opened ? [] : groups).map((group) => (
            <li key={group.key} className="border-t border-rule">
              <button
                type="button"
                data-key={group.key}
                disabled={group.hotels.length === 0}
                onClick={() => open(group)}
                className="flex min-h-11 w-full items-center justify-between gap-4 text-ui"
              >
                {group.title}
                <span className="figures text-ink-2">{group.hotels.length || ''}</span>
              </button>
            </li>
          ))}
          {listed.map(({ id, name, location }) => (
            <li key={id} className="border-t border-rule">
              <Link
                to="/hotels/$id"
                params={{ id }}
                replace={opened !== undefined}
                className="block py-2.75 text-ui wrap-anywhere"
              >
                {name}
                <span className="block text-small text-ink-2">{location}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
