import { useState } from 'react';
import { Checkbox } from '#admin/ui/checkbox.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { PHOTO_LABELS } from '#domain/admin/field-labels.ts';
import { ALT_TEXT_MAX, CAPTION_MAX, CREDIT_MAX } from '#domain/media/upload.ts';
import type { PhotoWords } from './photo-words.ts';

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
  onChange: (words: PhotoWords) => void;
  /** When a field is left, with all of them. */
  onCommit?: ((words: PhotoWords) => void) | undefined;
};

/** What is said of a photograph: alternative text, caption, credit. */
export function WordsFields({ words, onChange, onCommit }: WordsFieldsProps) {
  const { alt, caption, credit } = words;
  const commit = () => onCommit?.(words);
  const [isOpen] = useState(caption !== null || credit !== null);
  return (
    <div className="max-w-150">
      <AltField
        alt={alt}
        onChange={(text) => onChange({ ...words, alt: text })}
        onCommit={(text) => onCommit?.({ ...words, alt: text })}
      />
      <details open={isOpen} className="mb-4">
        <summary className="min-h-11 cursor-pointer content-center text-ui">
          Légende et crédit (facultatifs)
        </summary>
        <div className="grid gap-x-6 pt-2 md:grid-cols-2">
          <TextInput
            label={PHOTO_LABELS.caption}
            value={caption ?? ''}
            maxLength={CAPTION_MAX}
            onChange={(event) => onChange({ ...words, caption: event.target.value || null })}
            onBlur={commit}
          />
          <TextInput
            label={PHOTO_LABELS.credit}
            hint="Qui l’a prise"
            value={credit ?? ''}
            maxLength={CREDIT_MAX}
            onChange={(event) => onChange({ ...words, credit: event.target.value || null })}
            onBlur={commit}
          />
        </div>
      </details>
    </div>
  );
}
