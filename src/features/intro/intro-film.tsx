import { type Ref, useState } from 'react';

/** Stops above the progress bar: browsers take a picture that fills the window for a background. */
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

/** Lightest first, most compatible last. */
const SOURCES = [
  { src: '/video/intro.av1.webm', type: 'video/webm; codecs=av01.0.05M.08' },
  { src: '/video/intro.vp9.webm', type: 'video/webm; codecs=vp9' },
  { src: '/video/intro.mp4', type: 'video/mp4; codecs=avc1.64001f' },
];

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
      className={`absolute inset-0 size-full object-cover transition-opacity ${isPlaying ? '' : 'opacity-0'}`}
    >
      {SOURCES.map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}
