import { type Ref, useState } from 'react';

/** Returns whether to play the film: not with reduced motion, or if a data saver or slow connection is reported. */
export function isFilmWanted(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Still picture that ends above the progress bar: browsers measuring LCP ignore a picture as large as the window. */
export function IntroStill() {
  return (
    <picture>
      <source
        media="(aspect-ratio <= 3/4)"
        type="image/avif"
        srcSet="/video/intro-still-portrait.avif"
      />
      <source type="image/avif" srcSet="/video/intro-still.avif" />
      <img
        src="/video/intro-still.webp"
        alt="Affiche&nbsp;: des villas à tuiles rouges étagées au-dessus d’une mer turquoise, une corniche en lacet où file une petite auto rouge."
        width={1280}
        height={720}
        fetchPriority="high"
        decoding="sync"
        {...{ elementtiming: 'hero' }}
        className="absolute inset-0 h-[calc(100%-0.25rem)] w-full object-cover"
      />
    </picture>
  );
}

export function IntroFilm({ ref }: { ref: Ref<HTMLVideoElement> }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <video
      ref={ref}
      autoPlay
      loop
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      className={`absolute inset-0 size-full object-cover recolour ${isPlaying ? '' : 'opacity-0'}`}
    >
      {/* Browsers take the first format that they know: the smallest file comes first, the most compatible one last. */}
      <source src="/video/intro.av1.webm" type="video/webm; codecs=av01.0.05M.08" />
      <source src="/video/intro.vp9.webm" type="video/webm; codecs=vp9" />
      <source src="/video/intro.mp4" type="video/mp4; codecs=avc1.64001f" />
    </video>
  );
}
