import { type ComponentProps, useRef } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { UPLOAD_TYPES } from '#domain/media/upload.ts';

type ChooseButtonProps = Pick<ComponentProps<typeof Button>, 'name' | 'children'> & {
  /** Types of files; iPhones convert their photographs to JPEG for the default. */
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

export function ChooseButton(props: ChooseButtonProps) {
  const { accept = UPLOAD_TYPES.join(), isMultiple, onFiles, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} size="sm" variant="outline" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
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
