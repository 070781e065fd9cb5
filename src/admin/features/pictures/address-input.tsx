import { type ReactNode, useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import type { ImageInputProps } from './image-input.tsx';

const HINT = 'Une photo choisie ci-dessous, ou une adresse complète, en https';

const imageUrl = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

/** An image URL with its preview, so that a wrong one is noticed at once. */
export function AddressInput(props: ImageInputProps) {
  const { hint = HINT, urlOf = imageUrl, onChange } = props;
  const { name, label, value, error, required, isFirst } = props;
  const url = urlOf(value);
  return (
    <>
      <TextInput
        name={name}
        label={label}
        value={value}
        error={error}
        required={required}
        data-autofocus={isFirst || undefined}
        inputMode="url"
        hint={hint}
        onChange={(event) => onChange(event.target.value)}
      />
      {url !== null && url !== value.trim() && (
        <p role="status" className="-mt-4 mb-7 text-caption break-all text-ink-2">
          Adresse retenue{'\u00a0'}: {url}
        </p>
      )}
      {url !== null && <AddressPreview key={url} url={url} />}
    </>
  );
}

function AddressPreview({ url }: { url: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const note: Record<typeof state, ReactNode> = {
    loading: 'Chargement de l’image…',
    shown: null,
    broken: 'Aucune image ne répond à cette adresse\u00a0: l’image par défaut sera affichée.',
  };
  return (
    <div className="-mt-4 mb-4">
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
