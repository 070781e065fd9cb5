import type { ReactNode } from 'react';

type SectionHeadingProps = {
  title: ReactNode;
  /** Roman numeral, in column 1. */
  numeral?: string | undefined;
  /** Two or three lines from column 9. */
  note?: ReactNode;
  id?: string | undefined;
};

/** Head of a section on the page grid: numeral, title, note. */
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
        className={`section-title ${numeral === undefined ? 'md:col-span-7 md:col-start-1' : 'md:col-span-6 md:col-start-2'}`}
      >
        {title}
      </h2>
      {note !== undefined && (
        <p className="self-end text-note text-ink-2 md:col-span-4 md:col-start-9">{note}</p>
      )}
    </header>
  );
}
