import { BRAND } from '#domain/site/brand.ts';
import { INTRO_TITLE } from '#domain/site/intro.ts';
import { classNames } from '#ui/class-names.ts';
import { Emblem } from '#ui/emblem.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The lines of the title, and where each starts. */
const LINES = ['Découvrez ', 'les plus beaux ', 'palaces du monde'].map((text) => ({
  text,
  start: INTRO_TITLE.indexOf(text),
}));

type IntroTitleProps = { typed: number; isTitleGone: boolean; isBrandShown: boolean };

/** The title and the brand, on a notch of paper in the lower left of the picture. */
export function IntroTitle({ typed, isTitleGone, isBrandShown }: IntroTitleProps) {
  return (
    <div className="hero-title absolute bottom-0 left-0 max-w-[calc(100%-1.25rem)] bg-paper pt-8 pr-4 pb-9 text-[length:min(clamp(2.5rem,1.85rem+2.6667vw,4.25rem),10vw,11dvh)] pl-[var(--page-margin)] md:pt-11 md:pr-16 md:pb-12">
      <h1 className={classNames('transition-opacity duration-[600ms]', isTitleGone && 'opacity-0')}>
        <VisuallyHidden>{INTRO_TITLE}</VisuallyHidden>
        <span aria-hidden="true">
          {LINES.map(({ text, start }) => (
            <TypedLine key={start} text={text} typed={typed - start} />
          ))}
        </span>
      </h1>
      <p
        className={classNames(
          'mt-[0.5em] transition-[opacity,translate] duration-[900ms] ease-enter noscript:opacity-100',
          !isBrandShown && 'opacity-0',
          isTitleGone && '-translate-y-[2.1em]',
        )}
      >
        <span className="flex items-center gap-[0.45em] text-[0.62em] leading-none">
          <Emblem className="size-[1.25em] flex-none text-gold" />
          {BRAND}
        </span>
      </p>
    </div>
  );
}

/** The rest of the line is invisible, so that nothing moves while it is typed. */
function TypedLine({ text, typed }: { text: string; typed: number }) {
  const written = text.slice(0, Math.max(0, typed));
  return (
    <span className="block">
      {written}
      {typed >= 0 && typed < text.length && (
        <span className="absolute mt-[0.12em] ml-[0.04em] h-[0.9em] w-0.5 bg-accent noscript:hidden" />
      )}
      <span className="invisible noscript:visible">{text.slice(written.length)}</span>
    </span>
  );
}
