import { useRef } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { UPLOAD_TYPES } from '#domain/media/library.ts';

type ChooseButtonProps = {
  children: string;
  /** Accepted file types; with the default, iPhones convert photographs to JPEG. */
  accept?: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

export function ChooseButton(props: ChooseButtonProps) {
  const { accept = UPLOAD_TYPES.join(), isMultiple, onFiles, children } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {children}
      </Button>
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
