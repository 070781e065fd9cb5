import { type ComponentProps, useState } from 'react';
import { textOrEmpty, useFieldByName } from '#admin/kit/editor/use-field.ts';
import { SmallButton } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import {
  mediumPictureUrl,
  type Photo,
  parsePhoto,
  photoToHostedPicture,
  photoUrl,
} from '#domain/media/photo.ts';
import { extractPictureUrl } from '#domain/media/typed-picture.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { ALT_MAX, CAPTION_MAX } from '#domain/site/limits.ts';
import { formatWholeNumber } from '#domain/text/format.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PictureDropZone } from './picture-drop.tsx';
import { usePhotoUploads } from './use-uploads.ts';

const HINT = 'Une photo choisie ci-dessous, ou une adresse complète, en https';

export function PictureField({ name, hint = HINT }: { name: string; hint?: string | undefined }) {
  const { label, value, error, setValue } = useFieldByName(name);
  const change = (url: string) => setValue(url || null);
  return (
    <PictureInput
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={textOrEmpty(value)}
      onChange={change}
    />
  );
}

type PictureInputProps = {
  name: string;
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  onChange: (url: string) => void;
};

export function PictureInput(props: PictureInputProps) {
  const { name, label, hint, error, value, onChange: change } = props;
  const uploading = usePhotoUploads(change);
  const cancelUploads = () => uploading.uploads.forEach(uploading.cancel);
  const photo = parsePhoto(value);
  const replace = (url: string) => {
    cancelUploads();
    change(url);
  };
  const upload = ([file]: readonly File[]) => {
    if (file === undefined) return;
    cancelUploads();
    uploading.start([file]);
  };
  return (
    <PictureDropZone uploading={uploading} onFiles={upload} onChoose={replace}>
      {photo ? (
        <p className="mb-2 block text-ui font-medium">{label}</p>
      ) : (
        <TextInput
          name={name}
          label={label}
          value={value}
          hint={hint}
          error={error}
          inputMode="url"
          onChange={({ target }) => change(extractPictureUrl(target.value) ?? target.value)}
        />
      )}
      {isImageUrl(value) && <FieldPicturePreview src={value} className="mb-3 w-42" />}
      {photo && (
        <>
          <PhotoDetailsFields photo={photo} name={name} error={error} onChange={change} />
          <SmallButton onClick={() => replace('')}>Retirer</SmallButton>
        </>
      )}
    </PictureDropZone>
  );
}

/** Shows the picture of a field, or a message if its file is missing: an earlier version may show a deleted photo. */
export function FieldPicturePreview({ src, className }: { src: string; className: string }) {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className={className} onErrorCapture={() => setMissing(src)}>
      <Picture src={src} alt="" sizes="168px" fallbackSrc={null} />
      {missing === src && <MissingPictureMessage />}
    </div>
  );
}

export const MissingPictureMessage = () => (
  <p role="alert" className="text-small font-medium text-error">
    Cette image est introuvable{'\u00a0'}: choisissez-en une autre, ou retirez-la.
  </p>
);

type AltInputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'onChange'> & {
  onChange: (alt: string) => void;
};

export const AltInput = ({ onChange, ...input }: AltInputProps) => (
  <TextInput
    {...input}
    label="Texte alternatif"
    hint="Décrit l’image aux personnes qui ne la voient pas et aux moteurs de recherche"
    maxLength={ALT_MAX}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** A photo narrower than this, in px, gets a warning: it would be blurred at the top of a page on a common screen. */
const SHARP_WIDTH = 1280;

const AXES = [
  { axis: 'x', label: 'De gauche à droite' },
  { axis: 'y', label: 'De haut en bas' },
] as const;

type PhotoDetailsFieldsProps = {
  photo: Photo;
  name: string;
  error?: string | undefined;
  onChange: (url: string) => void;
};

export function PhotoDetailsFields({ photo, name, error, onChange }: PhotoDetailsFieldsProps) {
  const { focal } = photo;
  const change = (part: Partial<Photo>) => onChange(photoUrl({ ...photo, ...part }));
  return (
    <div className="min-w-0 max-w-150 grow">
      {photo.width < SHARP_WIDTH && (
        <p className="mb-3 text-caption text-ink-2">
          {`Cette photo n’a que ${formatWholeNumber(photo.width)} pixels de large\u00a0: elle sera floue en grand. ${formatWholeNumber(SHARP_WIDTH)} au moins conviennent partout.`}
        </p>
      )}
      <AltInput
        name={name}
        error={error}
        value={photo.alt ?? ''}
        onChange={(alt) => change({ alt: alt || null })}
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
              src={mediumPictureUrl(photoToHostedPicture(photo))}
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
              <span className="w-32 flex-none">{label}</span>
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
          hint="Affichée sous l’image, avec le nom du photographe"
          maxLength={CAPTION_MAX}
          value={photo.caption ?? ''}
          onChange={({ target }) => change({ caption: target.value || null })}
        />
      </details>
    </div>
  );
}
