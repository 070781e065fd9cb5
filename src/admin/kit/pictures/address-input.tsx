import { useState } from 'react';
import { TextInput } from '#admin/ui/fields.tsx';
import { isImageUrl } from '#domain/site/image-url.ts';
import type { PictureFieldProps } from './picture-field.tsx';

const HINT = 'Une photo choisie ci-dessous, ou une adresse complète, en https';

const imageUrl = (text: string) => (isImageUrl(text.trim()) ? text.trim() : null);

type AddressInputProps = PictureFieldProps & {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
};

/** Takes the URL of an image, and shows the image so that a wrong URL is noticed at once. */
export function AddressInput({ urlOf = imageUrl, onChange, ...props }: AddressInputProps) {
  const { value, hint = HINT } = props;
  const url = urlOf(value);
  return (
    <>
      <TextInput
        {...props}
        hint={hint}
        inputMode="url"
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
  const [isBroken, setBroken] = useState(false);
  return (
    <div className="-mt-4 mb-4">
      {!isBroken && (
        <img
          src={url}
          alt="Aperçu de l’image"
          onError={() => setBroken(true)}
          className="h-28 w-42 bg-sand object-cover"
        />
      )}
      <p role="status" className="text-caption text-ink-2">
        {isBroken &&
          'Aucune image ne répond à cette adresse\u00a0: l’image par défaut sera affichée.'}
      </p>
    </div>
  );
}
