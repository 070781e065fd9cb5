import { Picture } from './picture.tsx';

type LightboxSlideProps = {
  picture: { url: string; alt: string };
  fallbackSrc: string;
  isCurrent: boolean;
};

/** One picture of the lightbox: whole, as large as the window lets it be. */
export function LightboxSlide({ picture, fallbackSrc, isCurrent }: LightboxSlideProps) {
  return (
    <li
      aria-hidden={!isCurrent}
      className="@container-size grid flex-[0_0_100%] place-items-center px-(--page-margin)"
    >
      <Picture
        src={picture.url}
        alt={picture.alt}
        sizes="100vw"
        fallbackSrc={fallbackSrc}
        className="aspect-[3/2] max-w-[150cqh] object-contain"
      />
    </li>
  );
}
