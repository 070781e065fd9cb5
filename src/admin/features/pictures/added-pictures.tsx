import { useState } from 'react';
import { JustStored } from './just-stored.tsx';
import type { PhotoUpload } from './photo-upload.ts';
import { UploadRow } from './upload-progress.tsx';

/** The addresses of photographs that were just stored, each once, until they are forgotten. */
export function useJustStored() {
  const [stored, setStored] = useState<readonly string[]>([]);
  const forget = (address: string) => setStored((all) => all.filter((one) => one !== address));
  const note = (address: string) =>
    setStored((all) => [...all.filter((one) => one !== address), address]);
  return { stored, note, forget };
}

type AddedPicturesProps = {
  label: string;
  className?: string | undefined;
  stored: readonly string[];
  uploads: readonly PhotoUpload[];
  /** The record that the form edits: see `usePhotoWords`. */
  editedRecord?: string | undefined;
  /** Receives the address of a stored one with other words. */
  onChange?: ((address: string) => void) | undefined;
  onDone: (address: string) => void;
  onCancel: (upload: PhotoUpload) => void;
};

/** Photographs that were just stored, with the question what they show, and those under way. */
export function AddedPictures({
  label,
  className,
  stored,
  uploads,
  editedRecord,
  onChange,
  onDone,
  onCancel,
}: AddedPicturesProps) {
  return (
    <ul aria-label={label} className={className}>
      {stored.map((address) => (
        <JustStored
          key={address}
          stored={address}
          editedRecord={editedRecord}
          onChange={onChange}
          onDone={() => onDone(address)}
        />
      ))}
      {uploads.map((upload) => (
        <li key={upload.id} className="flex gap-4 border-b border-rule py-4">
          <UploadRow upload={upload} onCancel={() => onCancel(upload)} />
        </li>
      ))}
    </ul>
  );
}
