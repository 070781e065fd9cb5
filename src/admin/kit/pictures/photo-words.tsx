import { TextInput } from '#admin/ui/fields.tsx';
import { type Photo, photoAddress, photoPicture, usualFile } from '#domain/media/photo.ts';
import { ALT_MAX, CAPTION_MAX } from '#domain/site/limits.ts';

export const ALT_LABEL = 'Texte alternatif';
export const ALT_HINT = 'Décrit l’image à qui ne la voit pas et aux moteurs de recherche';

const AXES = [
  { axis: 'x', label: 'De gauche à droite' },
  { axis: 'y', label: 'De haut en bas' },
] as const;

type PhotoWordsProps = {
  photo: Photo;
  name: string;
  error: string | undefined;
  onChange: (address: string) => void;
};

/** Edits the alternative text, focal point and caption in a photograph's address. */
export function PhotoWords({ photo, name, error, onChange }: PhotoWordsProps) {
  const { focal } = photo;
  const change = (part: Partial<Photo>) => onChange(photoAddress({ ...photo, ...part }));
  return (
    <div className="min-w-0 max-w-150 grow">
      <TextInput
        name={name}
        label={ALT_LABEL}
        hint={ALT_HINT}
        error={error}
        maxLength={ALT_MAX}
        value={photo.alt ?? ''}
        onChange={({ target }) => change({ alt: target.value || null })}
      />
      <details className="mb-4">
        <summary className="min-h-11 cursor-pointer content-center text-ui">
          Cadrage et légende (facultatifs)
        </summary>
        <fieldset>
          <legend className="text-caption text-ink-2">
            Point d’intérêt{'\u00a0'}: ce qui doit rester visible quand l’image est coupée
          </legend>
          <div className="relative mt-2 w-fit overflow-hidden">
            <img
              src={usualFile(photoPicture(photo))}
              alt=""
              loading="lazy"
              className="max-h-[50dvh]"
            />
            <span
              style={{ left: `${focal.x}%`, top: `${focal.y}%` }}
              className="absolute size-8 -translate-1/2 rounded-full border-3 border-[#fff] shadow-[0_0_0_2px_#14213f,inset_0_0_0_2px_#14213f]"
            />
          </div>
          {AXES.map(({ axis, label }) => (
            <label key={axis} className="flex min-h-11 items-center gap-4 text-caption">
              {label}
              <input
                type="range"
                value={focal[axis]}
                onChange={({ target }) =>
                  change({ focal: { ...focal, [axis]: target.valueAsNumber } })
                }
                className="grow accent-ink"
              />
            </label>
          ))}
        </fieldset>
        <TextInput
          label="Légende"
          hint="Affichée sous l’image, avec le nom de qui l’a prise"
          maxLength={CAPTION_MAX}
          value={photo.caption ?? ''}
          onChange={({ target }) => change({ caption: target.value || null })}
        />
      </details>
    </div>
  );
}
