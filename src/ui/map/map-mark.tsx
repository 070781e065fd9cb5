import type { Side } from '#domain/map/labels.ts';

type MapMarkProps = {
  label: string;
  side: Side;
  /** Set where the label has no room: it appears under the pointer and on focus. */
  isCrowded?: boolean;
};

export function MapMark({ label, side, isCrowded = false }: MapMarkProps) {
  return (
    <>
      <span className="map-mark" />
      <span className="map-label" data-side={side} data-crowded={isCrowded || undefined}>
        {label}
      </span>
    </>
  );
}
