import * as v from 'valibot';
import { useFieldByName } from '#admin/kit/editor/use-field.ts';
import { SortableRowsField } from '#admin/kit/rows-field.tsx';
import { parsePhoto } from '#domain/media/photo.ts';
import { PictureDropZone } from './picture-drop.tsx';
import { AltInput, FieldPicturePreview, PhotoDetailsFields } from './picture-field.tsx';
import { usePhotoUploads } from './use-uploads.ts';

const Rows = v.fallback(v.array(v.object({ url: v.string(), alt: v.string() })), []);

export function GalleryField({ name }: { name: string }) {
  const field = useFieldByName(name);
  const rows = v.parse(Rows, field.value);
  const add = (url: string) => field.setValue([...rows, { url, alt: '' }]);
  const uploading = usePhotoUploads(add);
  return (
    <PictureDropZone isMultiple uploading={uploading} onFiles={uploading.start} onChoose={add}>
      <SortableRowsField
        field={{ ...field, value: rows }}
        nameOf={(_, index) => `l’image ${index + 1}`}
      >
        {({ url, alt }, _, onChange) => {
          const photo = parsePhoto(url);
          return (
            <div className="gap-4 pt-4 md:flex">
              <FieldPicturePreview src={url} className="w-33 flex-none max-md:mb-3" />
              {photo ? (
                <PhotoDetailsFields
                  photo={{ ...photo, alt: alt || photo.alt }}
                  name={name}
                  onChange={(newUrl) => onChange({ url: newUrl, alt: '' })}
                />
              ) : (
                <AltInput
                  className="grow"
                  name={name}
                  value={alt}
                  onChange={(typed) => onChange({ url, alt: typed })}
                />
              )}
            </div>
          );
        }}
      </SortableRowsField>
    </PictureDropZone>
  );
}
