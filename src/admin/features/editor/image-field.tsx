import { useRef } from 'react';
import { ImageInput, type ImageInputProps } from '#admin/features/pictures/image-input.tsx';
import { UPLOAD_UNDER_WAY } from '#admin/features/pictures/use-uploads.ts';
import { useEditorField } from './use-editor-field.ts';

export type ImageFieldProps = Pick<ImageInputProps, 'hint' | 'urlOf' | 'required'>;

/** The picture of a record. */
export function ImageField({ name, ...props }: ImageFieldProps & { name: string }) {
  const isBusy = useRef(false);
  const { setValue, ...field } = useEditorField<string>(name, () =>
    isBusy.current ? UPLOAD_UNDER_WAY : undefined,
  );
  return (
    <ImageInput
      {...props}
      {...field}
      onChange={setValue}
      onBusy={(now) => {
        isBusy.current = now;
        // What was refused because of an upload is checked again when it ends.
        if (!now && field.error === UPLOAD_UNDER_WAY) setValue(field.value);
      }}
    />
  );
}
