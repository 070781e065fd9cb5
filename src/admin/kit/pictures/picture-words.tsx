import { TextInput } from '#admin/ui/fields.tsx';
import { type Photo, parsePhoto, photoAddress } from '#domain/media/photo.ts';
import { ALT_TEXT_MAX, CAPTION_MAX, CREDIT_MAX } from '#domain/media/upload.ts';
import { FocalPoint } from './focal-point.tsx';

export const ALT_LABEL = 'Texte alternatif';
export const ALT_HINT = 'Décrit l’image à qui ne la voit pas et aux moteurs de recherche';

type WordsProps = { address: string; onChange: (address: string) => void };

/** Changes a photograph inside its address; texts that do not fit into an address are refused. */
function changePhoto({ address, onChange }: WordsProps, part: Partial<Photo>): void {
  const photo = parsePhoto(address);
  if (photo === null) return;
  try {
    onChange(photoAddress({ ...photo, ...part }));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** Edits the alternative text, caption, credit and focal point that a photograph's address holds. */
export function PictureWords(props: WordsProps) {
  const photo = parsePhoto(props.address);
  if (photo === null) return null;
  return (
    <div className="max-w-150">
      <TextInput
        label={ALT_LABEL}
        hint={ALT_HINT}
        value={photo.alt ?? ''}
        maxLength={ALT_TEXT_MAX}
        onChange={({ target }) => changePhoto(props, { alt: target.value || null })}
      />
      <PictureDetails {...props} />
    </div>
  );
}

/** Edits the focal point, caption and credit of a photograph; renders nothing for other pictures. */
export function PictureDetails(props: WordsProps) {
  const photo = parsePhoto(props.address);
  if (photo === null) return null;
  return (
    <details className="mb-4">
      <summary className="min-h-11 cursor-pointer content-center text-ui">
        Cadrage, légende et crédit (facultatifs)
      </summary>
      <FocalPoint photo={photo} onChange={(focal) => changePhoto(props, { focal })} />
      <div className="grid gap-x-6 pt-2 md:grid-cols-2">
        <TextInput
          label="Légende"
          hint="Affichée sous l’image"
          value={photo.caption ?? ''}
          maxLength={CAPTION_MAX}
          onChange={({ target }) => changePhoto(props, { caption: target.value || null })}
        />
        <TextInput
          label="Crédit"
          hint="Qui l’a prise"
          value={photo.credit ?? ''}
          maxLength={CREDIT_MAX}
          onChange={({ target }) => changePhoto(props, { credit: target.value || null })}
        />
      </div>
    </details>
  );
}
