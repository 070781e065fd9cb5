import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

type PageHeadProps = {
  title: string;
  /** One line under the title: what there is. */
  summary?: ReactNode;
  /** The way back, over the title. */
  back?: ReactNode;
  /** Search field and buttons, at the right. */
  children?: ReactNode;
};

/** The head of every page of the administration. */
export function PageHead({ title, summary, back, children }: PageHeadProps) {
  usePageTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pb-6">
      <div className="grid gap-1.5">
        {back}
        <h1 tabIndex={-1} className="admin-title">
          {title}
        </h1>
        {summary !== undefined && <p className="text-small text-ink-2">{summary}</p>}
      </div>
      {children !== undefined && (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-4 max-md:w-full">{children}</div>
      )}
    </header>
  );
}
