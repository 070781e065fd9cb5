import type { MouseEvent } from 'react';
import { type Photo, photoPicture, usualFile } from '#domain/media/photo.ts';

type Focal = Photo['focal'];
type FocalPointProps = { photo: Photo; onChange: (focal: Focal) => void };

const AXES = [
  { axis: 'x', label: 'De gauche à droite' },
  { axis: 'y', label: 'De haut en bas' },
] as const;

/** Sets the point that stays in sight however a photograph is cropped: by a press, or by sliders. */
export function FocalPoint({ photo, onChange }: FocalPointProps) {
  const { width, height, focal } = photo;
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const x = Math.round(((clientX - box.left) / box.width) * 100);
    onChange({ x, y: Math.round(((clientY - box.top) / box.height) * 100) });
  };
  return (
    <fieldset>
      <legend className="text-caption text-ink-2">
        Point d’intérêt{'\u00a0'}: touchez ce qui doit rester visible quand l’image est coupée.
      </legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders serve keyboards. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders serve keyboards. */}
      <div
        onClick={onClick}
        className="relative mt-2 cursor-crosshair overflow-hidden bg-sand"
        style={{ aspectRatio: `${width} / ${height}`, maxHeight: '70dvh' }}
      >
        <img
          src={usualFile(photoPicture(photo))}
          alt=""
          loading="lazy"
          className="size-full object-fill"
        />
        <span
          style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-[#fff] shadow-[0_0_0_2px_#14213f,inset_0_0_0_2px_#14213f]"
        />
      </div>
      {AXES.map(({ axis, label }) => (
        <label key={axis} className="flex min-h-11 items-center gap-4 text-caption">
          {label}
          <input
            type="range"
            value={focal[axis]}
            onChange={(event) => onChange({ ...focal, [axis]: event.target.valueAsNumber })}
            className="grow accent-(--ink)"
          />
        </label>
      ))}
    </fieldset>
  );
}
