import { BRAND } from '#domain/site/brand.ts';
import { Emblem } from '#ui/emblem.tsx';

const LINES = ['Découvrez ', 'les plus beaux ', 'palaces du monde'];
const TITLE = LINES.join('');

/** Renders the intro's title with its final height reserved: otherwise, it would grow upwards as its HTML arrives. */
export function IntroTitle() {
  return (
    <div className="title text-hero absolute bottom-0 left-0 grid grid-rows-[minmax(3lh,auto)_minmax(1.275em,auto)] max-w-[calc(100%-1.25rem)] bg-paper pt-8 pr-4 pb-9 text-[length:min(clamp(2.5rem,1.85rem+2.6667vw,4.25rem),10vw,11dvh)] pl-[var(--page-margin)] md:pt-11 md:pr-16 md:pb-12">
      <h1 className="intro-title">
        <span className="sr-only">{TITLE}</span>
        <span aria-hidden="true">
          {LINES.map((line) => (
            <span key={line} className="block">
              {Array.from(line, (letter, index) => {
                const order = TITLE.indexOf(line) + index + 1;
                return (
                  <span key={order} className="intro-letter" style={{ '--i': order }}>
                    {letter}
                  </span>
                );
              })}
            </span>
          ))}
        </span>
      </h1>
      <p className="intro-brand mt-[0.5em]">
        <span className="flex items-center gap-[0.45em] text-[0.62em]/none">
          <Emblem className="size-[1.25em] flex-none text-gold" />
          {BRAND}
        </span>
      </p>
    </div>
  );
}
