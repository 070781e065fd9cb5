import type { ReactNode } from 'react';

type SectionHeadingProps = {
  title: ReactNode;
  numeral?: string | undefined;
  note?: ReactNode;
  id?: string | undefined;
};

export function SectionHeading({ title, numeral, note, id }: SectionHeadingProps) {
  return (
    <header className="page-grid items-baseline-last gap-y-4">
      {numeral !== undefined && (
        <p aria-hidden="true" className="numeral md:col-span-1">
          {numeral}
        </p>
      )}
      <h2
        id={id}
        className={`title text-section whitespace-pre-line ${note === undefined ? 'md:col-span-11' : 'md:col-span-6'}`}
      >
        {title}
      </h2>
      {note !== undefined && (
        <p className="self-end text-note text-ink-2 md:col-span-4 md:col-start-9">{note}</p>
      )}
    </header>
  );
}
