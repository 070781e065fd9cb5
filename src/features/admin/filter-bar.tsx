import type { ReactNode } from 'react';

/** The filters of a list under its search: in a row, two by two on a phone. */
export function FilterBar({ search, children }: { search: ReactNode; children: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-8">
      {search}
      <fieldset className="-mb-1 grid grid-cols-2 gap-x-6 max-md:w-full md:-mb-2.5 md:flex">
        <legend className="sr-only">Filtres</legend>
        {children}
      </fieldset>
    </div>
  );
}
