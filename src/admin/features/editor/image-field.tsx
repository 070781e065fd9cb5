import { type ReactNode, useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { useFieldContext, useFieldError } from './form-context.ts';

type ImageFieldProps = {
  label: string;
  hint?: string | undefined;
  /** Extracts the URL where more than a URL may be typed. */
  urlOf?: ((text: string) => string | null) | undefined;
};

const imageUrl = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

/** An image URL with its preview, so that a wrong one is noticed at once. */
export function ImageField({ label, hint, urlOf = imageUrl }: ImageFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  const url = urlOf(state.value);
  return (
    <div>
      <TextInput
        label={label}
        name={name}
        inputMode="url"
        hint={hint ?? 'Adresse complète, en https'}
        value={state.value}
        error={useFieldError()}
        onChange={(event) => handleChange(event.target.value)}
      />
      {url !== null && url !== state.value.trim() && (
        <p role="status" className="-mt-4 mb-7 text-caption break-all text-ink-2">
          Adresse retenue{'\u202f'}: {url}
        </p>
      )}
      {url !== null && <ImagePreview key={url} url={url} />}
    </div>
  );
}

function ImagePreview({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const note: Record<typeof state, ReactNode> = {
    loading: 'Chargement de l’image…',
    shown: null,
    broken: 'Aucune image ne répond à cette adresse : l’image par défaut sera affichée.',
  };
  return (
    <div className="-mt-4 mb-6">
      {state !== 'broken' && (
        <img
          src={url}
          alt="Aperçu de l’image"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
          className="h-28 w-42 bg-sand object-cover"
        />
      )}
      <p role="status" className="text-caption text-ink-2">
        {note[state]}
      </p>
    </div>
  );
}
