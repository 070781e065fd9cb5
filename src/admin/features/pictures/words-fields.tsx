import { useState } from 'react';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { PHOTO_LABELS } from '#domain/admin/field-labels.ts';
import type { Photo } from '#domain/media/photo.ts';
import { ALT_TEXT_MAX, CAPTION_MAX, CREDIT_MAX } from '#domain/media/upload.ts';
import { FocalPoint } from './focal-point.tsx';
import type { PhotoWords, WordsChange } from './photo-words.ts';

const ALT_HINT =
  'Ce que l’on voit, en une phrase, pour qui ne voit pas l’image\u00a0: «\u202fLa terrasse au-dessus du lac, le matin\u202f»';

type AltFieldProps = {
  alt: string | null;
  onChange: (alt: string | null) => void;
  onCommit?: ((alt: string | null) => void) | undefined;
};

/** The alternative text, or that there is nothing to say. */
export function AltField({ alt, onChange, onCommit }: AltFieldProps) {
  const isDecorative = alt === '';
  return (
    <div>
      <TextInput
        label={PHOTO_LABELS.alt}
        hint={ALT_HINT}
        value={alt ?? ''}
        maxLength={ALT_TEXT_MAX}
        readOnly={isDecorative}
        placeholder={isDecorative ? 'Image décorative\u00a0: rien ne sera lu' : undefined}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        onBlur={() => onCommit?.(alt)}
      />
      <div className="-mt-6 mb-3">
        <Checkbox
          label="Image décorative, sans rien à décrire"
          checked={isDecorative}
          onChange={(checked) => {
            const next = checked ? '' : null;
            onChange(next);
            onCommit?.(next);
          }}
        />
      </div>
    </div>
  );
}

type WordsFieldsProps = {
  words: PhotoWords;
  /** The photograph once it is stored: its focal point can be set. */
  photo: Photo | null;
  onChange: (change: WordsChange) => void;
  /** When a field is left, with what the last change was if it is not in `words` yet. */
  onCommit?: ((change: WordsChange) => void) | undefined;
};

/** What is said of a photograph, and its focal point. */
export function WordsFields(props: WordsFieldsProps) {
  const { words, onChange, onCommit } = props;
  return (
    <div className="max-w-150">
      <AltField
        alt={words.alt}
        onChange={(alt) => onChange({ alt })}
        onCommit={(alt) => onCommit?.({ alt })}
      />
      <PhotoDetails {...props} />
    </div>
  );
}

/** Focal point, caption and credit. */
export function PhotoDetails({ words, photo, onChange, onCommit }: WordsFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mb-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center text-ui">
        Cadrage, légende et crédit (facultatifs)
      </summary>
      {photo && isOpen && <FocalPoint photo={photo} onChange={(focal) => onChange({ focal })} />}
      <div className="grid gap-x-6 pt-2 md:grid-cols-2">
        <TextInput
          label={PHOTO_LABELS.caption}
          value={words.caption ?? ''}
          maxLength={CAPTION_MAX}
          onChange={(event) => onChange({ caption: event.target.value || null })}
          onBlur={() => onCommit?.({})}
        />
        <TextInput
          label={PHOTO_LABELS.credit}
          hint="Qui l’a prise"
          value={words.credit ?? ''}
          maxLength={CREDIT_MAX}
          onChange={(event) => onChange({ credit: event.target.value || null })}
          onBlur={() => onCommit?.({})}
        />
      </div>
    </details>
  );
}
