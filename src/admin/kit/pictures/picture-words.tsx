import { TextInput } from '#admin/ui/fields.tsx';
import { type Photo, parsePhoto, photoAddress } from '#domain/media/photo.ts';
import { ALT_TEXT_MAX, CAPTION_MAX, CREDIT_MAX } from '#domain/media/upload.ts';
import { FocalPoint } from './focal-point.tsx';

export const ALT_LABEL = 'Texte alternatif';
export const ALT_HINT = 'Décrit l’image à qui ne la voit pas et aux moteurs de recherche';

type WordsProps = { address: string; onChange: (address: string) => void };

/** Returns a photograph and what changes it inside its address; null for other pictures. */
function editPhoto({ address, onChange }: WordsProps) {
  const photo = parsePhoto(address);
  if (photo === null) return null;
  const change = (part: Partial<Photo>) => {
    try {
      onChange(photoAddress({ ...photo, ...part }));
    } catch (error) {
      // Texts that do not fit into an address are refused.
      if (!(error instanceof RangeError)) throw error;
    }
  };
  const text = (name: 'alt' | 'caption' | 'credit') => ({
    value: photo[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value || null }),
  });
  return { photo, change, text };
}

/** Edits the alternative text, caption, credit and focal point that a photograph's address holds. */
export function PictureWords({ name, ...props }: WordsProps & { name: string }) {
  const edit = editPhoto(props);
  if (edit === null) return null;
  return (
    <div className="max-w-150">
      <TextInput
        name={name}
        label={ALT_LABEL}
        hint={ALT_HINT}
        maxLength={ALT_TEXT_MAX}
        {...edit.text('alt')}
      />
      <PictureDetails {...props} />
    </div>
  );
}

/** Edits the focal point, caption and credit of a photograph; renders nothing for other pictures. */
export function PictureDetails(props: WordsProps) {
  const edit = editPhoto(props);
  if (edit === null) return null;
  return (
    <details className="mb-4">
      <summary className="min-h-11 cursor-pointer content-center text-ui">
        Cadrage, légende et crédit (facultatifs)
      </summary>
      <FocalPoint photo={edit.photo} onChange={(focal) => edit.change({ focal })} />
      <div className="grid gap-x-6 pt-2 md:grid-cols-2">
        <TextInput
          label="Légende"
          hint="Affichée sous l’image"
          maxLength={CAPTION_MAX}
          {...edit.text('caption')}
        />
        <TextInput
          label="Crédit"
          hint="Qui l’a prise"
          maxLength={CREDIT_MAX}
          {...edit.text('credit')}
        />
      </div>
    </details>
  );
}
