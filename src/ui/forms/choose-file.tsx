import { type ComponentType, type ReactNode, useRef } from 'react';

export type FileButtonProps = { onClick: () => void; children: ReactNode };

type FileChooserProps = {
  accept: string;
  isMultiple?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Component of the button that opens the browser's file chooser. */
  as: ComponentType<FileButtonProps>;
  children: ReactNode;
};

export function FileChooser({ as: Trigger, children, ...props }: FileChooserProps) {
  const { accept, isMultiple, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Trigger onClick={() => input.current?.click()}>{children}</Trigger>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Empties the file input, so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
