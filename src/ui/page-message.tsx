import type { ReactNode } from 'react';
import { Picture } from '#ui/pictures/picture.tsx';

type PageMessageProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  numeral?: string;
  /** Picture beside the message or, on narrow windows, above it; with one, the message is laid out as a whole page. */
  picture?: { readonly src: string; readonly alt: string };
  as?: 'h1' | 'h2' | 'p';
  role?: 'status' | 'alert';
  className?: string;
};

export function PageMessage(props: PageMessageProps) {
  const { title, text, action, numeral, picture, as: Title = 'h2', role, className } = props;
  const message = (
    <>
      <div role={role}>
        {numeral !== undefined && <p className="numeral mb-6 text-[2.125rem]">{numeral}</p>}
        <Title className={`title ${picture ? 'text-page' : 'text-lead'}`}>{title}</Title>
        {text !== undefined && <p className="mt-4 max-w-prose text-intro text-ink-2">{text}</p>}
      </div>
      {action !== undefined && <div className="mt-8">{action}</div>}
    </>
  );
  if (picture === undefined) return <div className={className}>{message}</div>;
  return (
    <div className="page-grid lg:min-h-[calc(100dvh-var(--header-height)-3.75rem)]">
      <div className="ml-(--bleed) relative not-has-[img]:hidden max-lg:mr-(--bleed) max-md:aspect-13/14 md:max-lg:aspect-3/2 md:col-span-full lg:col-span-8">
        <Picture
          {...picture}
          priority
          fallbackSrc={null}
          sizes="(width >= 64rem) 62vw, 100vw"
          className="absolute inset-0 aspect-auto h-full"
        />
      </div>
      <div className="py-11 md:col-span-full md:py-16 lg:col-span-4 lg:self-end lg:pl-8">
        {message}
      </div>
    </div>
  );
}
