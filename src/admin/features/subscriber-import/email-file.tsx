import { useId, useState } from 'react';
import { toastError } from '#ui/toast/toast.ts';
import { readTextFile } from './import-emails.ts';

type EmailFileProps = { onText: (text: string) => void };

/** Reads email addresses from a file, which is not uploaded. */
export function EmailFile({ onText }: EmailFileProps) {
  const id = useId();
  const [name, setName] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      onText(await readTextFile(file));
      setName(file.name);
    } catch {
      toastError('Ce fichier n’a pas pu être lu', file.name);
    }
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <label
        htmlFor={id}
        className="button button-outline button-small relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
      >
        Choisir un fichier
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="sr-only"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // So that the same file can be chosen again once it is corrected.
            event.target.value = '';
          }}
        />
      </label>
      <p role="status" className="min-w-0 break-all text-small text-ink-2">
        {name}
      </p>
    </div>
  );
}
