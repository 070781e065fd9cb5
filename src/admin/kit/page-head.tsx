import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND } from '#domain/site/brand.ts';
import { Icon } from '#ui/icon.tsx';

type PageHeadProps = {
  title: string;
  summary?: ReactNode;
  back?: ReactNode;
  children?: ReactNode;
};

export function PageHeader({ title, summary, back, children }: PageHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6 pb-6">
      <BrowserTitle>{title}</BrowserTitle>
      <div className="grid gap-1.5">
        {back}
        <h1
          tabIndex={-1}
          className="font-display text-[clamp(2.25rem,2rem+1vw,2.75rem)]/[1.1] outline-offset-6"
        >
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

export const BackLink = ({ children, ...link }: LinkProps & { children: string }) => (
  <Link {...link} className="inline-flex min-h-11 items-center gap-2.5 text-ui font-medium">
    <Icon name="arrow-left" size={16} />
    {children}
  </Link>
);

export const BrowserTitle = ({ children }: { children: string }) => (
  <title>{`${children} | Administration | ${BRAND}`}</title>
);
