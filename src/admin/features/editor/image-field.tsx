import { type ReactNode, useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import { useEditorField } from './use-editor-field.ts';

export type ImageFieldProps = {
  hint?: string | undefined;
  /** Extracts the URL where more than a URL may be typed. */
  urlOf?: ((text: string) => string | null) | undefined;
};

const imageUrl = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

/** An image URL with its preview, so that a wrong one is noticed at once. */
export function ImageField(props: ImageFieldProps & { name: string }) {
  const { name, hint = 'Adresse complète, en https', urlOf = imageUrl } = props;
  const { setValue, ...field } = useEditorField<string>(name);
  const url = urlOf(field.value);
  return (
    <div>
      <TextInput
        {...field}
        inputMode="url"
        hint={hint}
        onChange={(event) => setValue(event.target.value)}
      />
      {url !== null && url !== field.value.trim() && (
        <p role="status" className="-mt-4 mb-7 text-caption break-all text-ink-2">
          Adresse retenue{'\u00a0'}: {url}
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
    broken: 'Aucune image ne répond à cette adresse\u00a0: l’image par défaut sera affichée.',
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
