import { type ComponentProps, useRef } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { UPLOAD_TYPES } from '#domain/media/upload.ts';

type ChooseButtonProps = Pick<ComponentProps<typeof Button>, 'name' | 'children'> & {
  isMultiple?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
};

/** Opens the device's files or photographs; iPhones convert theirs to JPEG for this list of types. */
export function ChooseButton({ isMultiple, onFiles, ...button }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} size="sm" variant="outline" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_TYPES.join()}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
