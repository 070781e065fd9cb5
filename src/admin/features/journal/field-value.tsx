import { useState } from 'react';
import { Thumbnail } from '#admin/ui/thumbnail.tsx';
import { type Photo, parsePhoto, photoPicture, pictureFile } from '#domain/media/photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Names, nameOf } from './journal-names.ts';
import { focalText, pictureText, valueText } from './value-text.ts';

/** Fields that hold the id of another record, and its collection. */
const REFERENCES = new Map([
  ['hotel_id', COLLECTIONS.hotels],
  ['destination_id', COLLECTIONS.destinations],
]);

/** Fields that hold the address of a picture. */
const PICTURES = new Set(['image', 'banner_image', 'author_image', 'replaced_by']);

type FieldValueProps = { field: string; value: unknown; names: Names };

/** A stored value: records by their names, pictures as thumbnails with what they show. */
export function FieldValue({ field, value, names }: FieldValueProps) {
  const collection = REFERENCES.get(field);
  if (collection && typeof value === 'string') return nameOf(collection, value, names);
  if (PICTURES.has(field) && typeof value === 'string') return <PictureValue address={value} />;
  if (field === 'gallery' && Array.isArray(value) && value.length > 0) {
    return <Gallery pictures={value} />;
  }
  if (field === 'alt' && value === '') return 'Image décorative';
  return (field === 'focal' && focalText(value)) || valueText(value);
}

const textIn = (value: unknown, name: string): string => {
  const text: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
};

function Gallery({ pictures }: { pictures: readonly unknown[] }) {
  const shown = pictures.map((one) => ({ address: textIn(one, 'url'), alt: textIn(one, 'alt') }));
  return (
    <span className="flex flex-wrap gap-x-5">
      {shown.map(({ address, alt }) => (
        <PictureValue key={`${address}${alt}`} address={address} alt={alt} />
      ))}
    </span>
  );
}

function PictureValue({ address, alt }: { address: string; alt?: string }) {
  const photo = parsePhoto(address);
  return (
    <span className="my-1 inline-flex items-center gap-3 align-middle">
      {photo ? <StoredPicture photo={photo} /> : <Thumbnail src={address} />}
      <span>{pictureText(address, alt)}</span>
    </span>
  );
}

/** A photograph in its smallest file, which is not served any more once it is deleted. */
function StoredPicture({ photo }: { photo: Photo }) {
  const [isGone, setGone] = useState(false);
  const picture = photoPicture(photo);
  const [smallest = photo.width] = picture.widths;
  if (isGone) return <span className="text-ink-2">(supprimée)</span>;
  return (
    <img
      src={pictureFile(picture, smallest, 'webp')}
      alt=""
      width={84}
      height={56}
      loading="lazy"
      onError={() => setGone(true)}
      className="h-14 w-21 flex-none bg-sand object-cover"
    />
  );
}
