import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '#ui/class-names.ts';

type PictureDropProps = {
  /** Accessible name. */
  label: string;
  onFiles: (files: readonly File[]) => void;
  className?: string | undefined;
  children: ReactNode;
};

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') === true;

/** Takes pictures that are dropped on a part of a form, or pasted while the focus is in it. */
export function PictureDrop({ label, onFiles, className, children }: PictureDropProps) {
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(refuseStrayFiles, []);
  useEffect(() => {
    // Buttons come and go with the state of an upload; the focus stays in their place.
    if (hasFocus.current && document.activeElement === document.body) area.current?.focus();
  });

  const onDragOver = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => {
    // Word processors put a picture of the text beside the text.
    const { files } = event.clipboardData;
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles([...files]);
  };
  const remember = (isFocused: boolean) => () => {
    hasFocus.current = isFocused;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend.
    <div
      ref={area}
      role="group"
      aria-label={label}
      // A press on it makes it the place where pictures are pasted.
      tabIndex={-1}
      onFocus={remember(true)}
      onBlur={remember(false)}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
      onPaste={onPaste}
      className={classNames('outline-offset-4', isOver && 'outline-2 outline-accent', className)}
    >
      {children}
    </div>
  );
}

/** Ignores files dropped beside a field: browsers would open them instead of the form. */
function refuseStrayFiles(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    if (hasFiles(event)) event.preventDefault();
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}
