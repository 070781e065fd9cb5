import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react';
import { type Photo, photoPicture, usualFile } from '#domain/media/photo.ts';

type Focal = Photo['focal'];

const STEPS: Readonly<Record<string, Focal>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const LARGE_STEP = 10;
const MIDDLE: Focal = { x: 50, y: 50 };

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/** Where a key moves the focal point: arrows by 1 %, with Shift by 10, Home to the middle; else null. */
export function movedFocal({ x, y }: Focal, key: string, isLarge: boolean): Focal | null {
  if (key === 'Home') return MIDDLE;
  const step = STEPS[key];
  if (step === undefined) return null;
  const size = isLarge ? LARGE_STEP : 1;
  return { x: percent(x + step.x * size), y: percent(y + step.y * size) };
}

/** The point of a box in percent. */
export function focalAt(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  at: { clientX: number; clientY: number },
): Focal {
  if (width === 0 || height === 0) return MIDDLE;
  return {
    x: percent(((at.clientX - left) / width) * 100),
    y: percent(((at.clientY - top) / height) * 100),
  };
}

type FocalPointProps = { photo: Photo; onChange: (focal: Focal) => void };

/** What stays in sight however a photograph is cropped, set by pressing on it or with the arrow keys. */
export function FocalPoint({ photo, onChange }: FocalPointProps) {
  const { focal } = photo;
  const id = useId();
  const [isDragged, setDragged] = useState(false);
  const point = (event: PointerEvent) =>
    onChange(focalAt(event.currentTarget.getBoundingClientRect(), event));
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedFocal(focal, event.key, event.shiftKey);
    if (moved === null) return;
    event.preventDefault();
    onChange(moved);
  };
  return (
    <div>
      <div
        className="relative cursor-crosshair touch-none overflow-hidden bg-sand select-none"
        style={{ aspectRatio: `${photo.width} / ${photo.height}`, maxHeight: '70dvh' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(true);
          point(event);
        }}
        onPointerMove={(event) => isDragged && point(event)}
        onPointerUp={() => setDragged(false)}
        onPointerCancel={() => setDragged(false)}
      >
        <img
          src={usualFile(photoPicture(photo))}
          alt=""
          draggable={false}
          className="size-full object-fill"
        />
        <div
          role="slider"
          tabIndex={0}
          aria-label="Point d’intérêt"
          aria-describedby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={focal.x}
          aria-valuetext={`${focal.x}\u00a0% depuis la gauche, ${focal.y}\u00a0% depuis le haut`}
          onKeyDown={onKeyDown}
          style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
          className="absolute size-11 -translate-1/2 rounded-full border-3 border-[#fff] shadow-[0_0_0_2px_#14213f,inset_0_0_0_2px_#14213f]"
        />
      </div>
      <p id={id} className="mt-2 text-caption text-ink-2">
        Touchez ce qui doit rester visible, ou déplacez le cercle avec les flèches (Maj
        {'\u00a0'}: par pas de dix{'\u202f'}; Début{'\u00a0'}: au centre).
      </p>
    </div>
  );
}
