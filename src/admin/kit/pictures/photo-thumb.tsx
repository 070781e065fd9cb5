import { type Photo, photoPicture, photoStyle, pictureFile } from '#domain/media/photo.ts';

/** A photograph's smallest file, 3:2 around its focal point; decorative, as its words are beside it. */
export function PhotoThumb({ photo }: { photo: Photo }) {
  const picture = photoPicture(photo);
  const [smallest = photo.width] = picture.widths;
  return (
    <img
      src={pictureFile(picture, smallest, 'webp')}
      alt=""
      loading="lazy"
      style={photoStyle(photo)}
      className="block aspect-3/2 w-full object-cover"
    />
  );
}
