import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The same film three times: lightest first, most compatible last. */
const INTRO_SOURCES = [
  { src: '/video/intro.av1.webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { src: '/video/intro.vp9.webm', type: 'video/webm; codecs="vp9"' },
  { src: '/video/intro.mp4', type: 'video/mp4; codecs="avc1.64001f"' },
] as const;

/** The film's first frame. */
export const INTRO_STILL = {
  /** The middle of it, for windows of at most 3:4. */
  portrait: '/video/intro-still-portrait.avif',
  avif: '/video/intro-still.avif',
  webp: '/video/intro-still.webp',
  alt: 'Affiche\u00a0: des villas à tuiles rouges étagées au-dessus d’une mer turquoise, une corniche en lacet où file une petite auto rouge.',
} as const;

type IntroVideoProps = {
  /** Index of the source. */
  source: number;
  isPlaying: boolean;
  onFail: () => void;
  onRefused: () => void;
};

/** One source of the film, over the still image. */
export function IntroVideo({ source, ...props }: IntroVideoProps) {
  const film = INTRO_SOURCES[source];
  return film && <IntroFilm key={film.src} {...film} {...props} />;
}

type IntroFilmProps = (typeof INTRO_SOURCES)[number] & Omit<IntroVideoProps, 'source'>;

function IntroFilm({ src, type, isPlaying, onFail, onRefused }: IntroFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isShown, setShown] = useState(false);

  // Other failures arrive as error events of the element or its source.
  const refuse = useEffectEvent((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'NotAllowedError') onRefused();
  });
  useEffect(() => {
    if (isPlaying) video.current?.play().catch((reason: unknown) => refuse(reason));
    else video.current?.pause();
  }, [isPlaying]);

  return (
    // In React the error event of the source, for an unsupported format, bubbles up to the video.
    <video
      ref={video}
      autoPlay
      loop
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      onError={onFail}
      className={`absolute inset-0 size-full object-cover transition-opacity ${isShown ? '' : 'opacity-0'}`}
    >
      <source src={src} type={type} />
    </video>
  );
}
