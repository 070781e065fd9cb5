import { useState } from 'react';
import { pictureText, printValue } from '#admin/kit/kinds/print.ts';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { parsePhoto, photoPicture, pictureFile } from '#domain/media/photo.ts';
import type { Field } from '#domain/schema/field.ts';

const LONGEST = 400;

/** A journaled value: pictures as thumbnails with what they show, everything else in words. */
export function FieldValue({ field, value }: { field: Field | undefined; value: unknown }) {
  if (field?.kind === 'picture' && typeof value === 'string' && value !== '') {
    return <PictureValue address={value} />;
  }
  if (field?.kind === 'gallery' && Array.isArray(value) && value.length > 0) {
    return (
      <span className="flex flex-wrap gap-x-5">
        {value.map((one: unknown) => (
          <PictureValue
            key={JSON.stringify(one)}
            address={textIn(one, 'url')}
            alt={textIn(one, 'alt')}
          />
        ))}
      </span>
    );
  }
  const text = printValue(field, value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function textIn(value: unknown, name: string): string {
  const text: unknown = value instanceof Object ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

/** A picture in its smallest file, which is not served any more once a photograph is erased. */
function PictureValue({ address, alt }: { address: string; alt?: string }) {
  const [isGone, setGone] = useState(false);
  const photo = parsePhoto(address);
  const picture = photo && photoPicture(photo);
  const [smallest = photo?.width ?? 0] = picture?.widths ?? [];
  return (
    <span className="my-1 inline-flex items-center gap-3 align-middle">
      {isGone && <span className="text-ink-2">(supprimée)</span>}
      {picture && !isGone && (
        <img
          src={pictureFile(picture, smallest, 'webp')}
          alt=""
          width={84}
          height={56}
          loading="lazy"
          onError={() => setGone(true)}
          className="h-14 w-21 flex-none bg-sand object-cover"
        />
      )}
      {!picture && <Thumbnail src={address} />}
      <span>{pictureText(address, alt)}</span>
    </span>
  );
}
