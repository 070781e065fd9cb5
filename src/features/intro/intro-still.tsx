import { INTRO_STILL } from './intro-sources.ts';

/** The film's first picture: what opens the page, and all of it where no film can play. */
export function IntroStill() {
  return (
    <picture>
      <source type="image/avif" srcSet={INTRO_STILL.avif} />
      <img
        src={INTRO_STILL.webp}
        alt={INTRO_STILL.alt}
        width={1280}
        height={720}
        fetchPriority="high"
        decoding="sync"
        {...{ elementtiming: 'hero' }}
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
