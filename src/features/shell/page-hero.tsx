import { ScriptOnce, useHydrated } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Loading } from '#ui/loading.tsx';
import { Picture } from '#ui/pictures/picture.tsx';

type HeroPictureProps = {
  src: string | null;
  alt: string;
  sizes: string;
  fallbackSrc?: null | undefined;
  className?: string | undefined;
  boxClass?: string | undefined;
  /** Message over the picture until it has loaded. */
  loading?: string;
  children?: ReactNode;
};

/** Renders the hero, the picture that opens a page; hydration waits until it has painted. */
export function HeroPicture({ boxClass, loading, children, ...picture }: HeroPictureProps) {
  return (
    <div className={classNames(boxClass, 'relative')}>
      <Picture {...picture} priority />
      {children}
      <HeroLoading>{loading ?? 'Chargement de la page…'}</HeroLoading>
    </div>
  );
}

type PageHeroProps = {
  id: string;
  className: string;
  kicker: string;
  /** Title of the page; its line breaks are kept. */
  title: string;
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
        <h1 id={id} className={`whitespace-pre-line ${titleClass}`}>
          {title}
        </h1>
        {text}
      </div>
      <HeroPicture {...picture} className="absolute inset-0 aspect-auto h-full" />
      {children}
    </section>
  );
}

/** Must not use anything declared outside it, because the page also contains its source as an inline script. */
function coverUntilLoaded(overlay: HTMLElement): void {
  const hero = overlay.parentElement?.querySelector('img');
  if (!hero || hero.complete) return;
  const uncover = () => {
    overlay.hidden = true;
  };
  overlay.hidden = false;
  hero.addEventListener('load', uncover);
  hero.addEventListener('error', uncover);
  setTimeout(uncover, 4000);
}

const UNTIL_HERO_LOADED = `(${coverUntilLoaded})(document.currentScript.previousElementSibling)`;

/** Renders a cover over its parent while the hero picture loads; without JavaScript, the cover stays hidden. */
function HeroLoading({ children }: { children: string }) {
  const overlay = useRef<HTMLDivElement>(null);
  const [isFromServer] = useState(!useHydrated());
  useEffect(() => {
    if (!isFromServer && overlay.current) coverUntilLoaded(overlay.current);
  }, [isFromServer]);
  return (
    <>
      <div
        ref={overlay}
        hidden
        suppressHydrationWarning
        className="absolute inset-0 z-10 late grid place-content-center bg-sand"
      >
        <Loading>{children}</Loading>
      </div>
      <ScriptOnce>{UNTIL_HERO_LOADED}</ScriptOnce>
    </>
  );
}
