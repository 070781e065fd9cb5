import { useField } from '#admin/kit/editor/use-field.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextInput } from '#admin/ui/fields.tsx';
import { bannerUrl } from '#domain/destination/banner-url.ts';
import { parsePhoto } from '#domain/media/photo.ts';
import { isImageUrl } from '#domain/site/image-url.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { PhotoWords } from './photo-words.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { useUploads } from './use-uploads.ts';

const HINT = 'Une photo choisie ci-dessous, ou une adresse complète, en https';

/** Edits a record's picture: a photograph of the device or library, or a URL, which may be typed as HTML. */
export function PictureField({ name, hint = HINT }: { name: string; hint?: string | undefined }) {
  const { label, value: stored, error, setValue } = useField<string | null>(name);
  const value = stored ?? '';
  const change = (address: string) => setValue(address || null);
  const uploading = useUploads(change);
  const cancelUploads = () => uploading.uploads.forEach(uploading.cancel);
  const photo = parsePhoto(value);
  const replace = (address: string) => {
    cancelUploads();
    change(address);
  };
  const upload = ([file]: readonly File[]) => {
    if (file === undefined) return;
    cancelUploads();
    uploading.start([file]);
  };
  return (
    <PictureDrop uploading={uploading} onFiles={upload} onChoose={replace}>
      {photo ? (
        <p className="field-label mb-2">{label}</p>
      ) : (
        <TextInput
          {...{ name, label, value, hint, error }}
          inputMode="url"
          onChange={({ target }) => change(bannerUrl(target.value) ?? target.value)}
        />
      )}
      {isImageUrl(value) && (
        <div className="mb-3 w-42">
          <Picture src={value} alt="" sizes="168px" />
        </div>
      )}
      {photo && (
        <>
          <PhotoWords photo={photo} name={name} error={error} onChange={change} />
          <Button size="sm" variant="outline" onClick={() => replace('')}>
            Retirer
          </Button>
        </>
      )}
    </PictureDrop>
  );
}
