import { type ReactNode, useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { useFieldContext, useFieldError } from './form-context.ts';

type ImageFieldProps = {
  label: string;
  hint?: string | undefined;
  /** Takes the address out of what was typed, where more than an address may be. */
  addressOf?: ((text: string) => string | null) | undefined;
};

const imageAddress = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

/** The address of a picture, shown at once: whoever pastes a wrong one sees it. */
export function ImageField({ label, hint, addressOf = imageAddress }: ImageFieldProps) {
  const { name, state, handleChange } = useFieldContext<string>();
  const address = addressOf(state.value);
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
      {address !== null && address !== state.value.trim() && (
        <p role="status" className="-mt-4 mb-7 text-caption break-all text-ink-2">
          Adresse retenue{'\u202f'}: {address}
        </p>
      )}
      {address !== null && <ImagePreview key={address} address={address} />}
    </div>
  );
}

/** What the address shows, or that it shows nothing. */
function ImagePreview({ address }: { address: string }) {
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
          src={address}
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
