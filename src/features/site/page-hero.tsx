import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { HeroLoading } from './hero-loading.tsx';

type HeroPictureProps = {
  src: string | null;
  alt: string;
  sizes: string;
  fallbackSrc?: null | undefined;
  className?: string | undefined;
  boxClass?: string | undefined;
  loading: string;
};

/** Renders the picture that opens a page; hydration waits until this picture has painted. */
export function HeroPicture({ boxClass, loading, ...picture }: HeroPictureProps) {
  return (
    <div className={classNames(boxClass, 'relative')}>
      <Picture {...picture} priority elementTiming="hero" />
      <HeroLoading>{loading}</HeroLoading>
    </div>
  );
}

type PageHeroProps = {
  id: string;
  className: string;
  kicker: string;
  title: ReactNode;
  titleClass: string;
  textClass: string;
  text?: ReactNode;
  picture: HeroPictureProps;
  children?: ReactNode;
};

export function PageHero(props: PageHeroProps) {
  const { id, className, kicker, title, titleClass, textClass, text, picture, children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <div className={textClass}>
        <p className="text-ui text-ink-2">{kicker}</p>
        <h1 id={id} className={titleClass}>
          {title}
        </h1>
        {text}
      </div>
      <HeroPicture {...picture} className="absolute inset-0 aspect-auto h-full" />
      {children}
    </section>
  );
}
