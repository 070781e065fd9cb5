import { parsePhoto, sitePicture } from '#domain/media/photo.ts';
import { ART } from '#ui/pictures/art-manifest.ts';

export type PlateText = { caption: string; alt: string };

const isOwnArt = (name: string): name is keyof typeof ART => Object.hasOwn(ART, name);

/** Returns a picture's texts. Called by the loader, to keep the table of art out of first views. */
export function plateText(image: string | null): PlateText {
  const name = sitePicture(image ?? '')?.art ?? '';
  if (isOwnArt(name)) {
    return { caption: `${ART[name].place}.`, alt: ART[name].alt };
  }
  const photo = parsePhoto(image);
  return { caption: photo?.caption ?? '', alt: photo?.alt ?? '' };
}
