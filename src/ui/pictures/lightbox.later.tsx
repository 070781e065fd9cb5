import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { parseHostedPicture } from '#domain/media/photo.ts';
import { CarouselArrows } from '#ui/carousel-button.tsx';
import { useModalDialogRef } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCloseOnBack } from '#ui/use-close-on-back.ts';
import { Picture } from './picture.tsx';

type LightboxPicture = { url: string; alt: string; caption: string };

type LightboxProps = {
  label: string;
  pictures: readonly LightboxPicture[];
  start: number;
  onClose: () => void;
};

const CLOSING_SWIPE_PX = 80;

/** Shows a picture at a time; keys, swipes and buttons change it. On phones, a double tap fits it into the screen. */
export function Lightbox({ label, pictures, start, onClose }: LightboxProps) {
  const dialog = useModalDialogRef();
  const slides = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const [isFitted, setFitted] = useState(innerWidth >= 768);
  const swipe = useRef({ x: 0, y: 0 });
  const last = pictures.length - 1;

  useCloseOnBack(true, onClose);
  useLayoutEffect(() => {
    const element = slides.current;
    // Scrolls to the slide, unless a swipe has done so already.
    if (element && slideOf(element) !== index) element.scrollLeft = index * element.clientWidth;
  }, [index]);

  const show = (place: number) => setIndex(Math.min(Math.max(place, 0), last));

  function choose(event: KeyboardEvent) {
    const keys = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last };
    const place = Object.entries(keys).find(([key]) => key === event.key)?.[1];
    // While a picture wider than the window has the focus, the arrow keys scroll that picture instead of changing it.
    if (place === undefined || event.target instanceof HTMLLIElement) return;
    event.preventDefault();
    show(place);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onKeyDown={choose}
      className="modal band"
    >
      <div className="grid size-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <button
          type="button"
          aria-label="Fermer"
          onClick={onClose}
          className="m-2 grid size-12 place-items-center justify-self-end md:m-4"
        >
          <Icon name="close" />
        </button>
        <ul
          ref={slides}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard.
          tabIndex={0}
          aria-label="Images"
          onScroll={({ currentTarget }) => setIndex(slideOf(currentTarget))}
          onDoubleClick={() => setFitted(!isFitted)}
          onPointerDown={({ clientX: x, clientY: y }) => {
            swipe.current = { x, y };
          }}
          onPointerUp={({ pointerType, clientX, clientY }) => {
            const down = clientY - swipe.current.y;
            const isDown = down > CLOSING_SWIPE_PX && down > Math.abs(clientX - swipe.current.x);
            if (pointerType === 'touch' && isDown) onClose();
          }}
          className="flex [scroll-snap-type:x_mandatory] overflow-x-auto overflow-y-hidden overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, place) => (
            <LightboxSlide
              // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may appear twice.
              key={place}
              picture={picture}
              isCurrent={place === index}
              isFitted={isFitted}
            />
          ))}
        </ul>
        <div className="page-margins flex min-h-24 items-center gap-6 py-4">
          <p role="status" className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <span className="figures text-small whitespace-nowrap text-ink-2">
              {index + 1} sur {pictures.length}
            </span>
            <span className="text-note">{pictures[index]?.caption}</span>
          </p>
          {last > 0 && (
            <CarouselArrows
              previous="Image précédente"
              next="Image suivante"
              onTurn={(step) => show(index + step)}
              isFirst={index === 0}
              isLast={index === last}
              className="ml-auto"
            />
          )}
        </div>
      </div>
    </dialog>
  );
}

const slideOf = ({ scrollLeft, clientWidth }: Element) => Math.round(scrollLeft / clientWidth);

type LightboxSlideProps = { picture: LightboxPicture; isCurrent: boolean; isFitted: boolean };

function LightboxSlide({ picture, isCurrent, isFitted }: LightboxSlideProps) {
  const slide = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the picture is centred again.
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = slide.current ?? {};
    if (slide.current) slide.current.scrollLeft = (scrollWidth - clientWidth) / 2;
  }, [isFitted]);
  const { width, height } = parseHostedPicture(picture.url) ?? { width: 3, height: 2 };
  return (
    <li
      ref={slide}
      // Inline styles: Tailwind classes would be in the stylesheet that every page loads.
      style={{
        '--ratio': width / height,
        placeItems: 'safe center',
        touchAction: 'pan-x',
        scrollbarWidth: 'none',
      }}
      // On a phone, the picture is wider than the window, and therefore scrolls: it must be reachable by keyboard.
      {...(!isFitted && { tabIndex: isCurrent ? 0 : -1 })}
      aria-hidden={!isCurrent}
      className="@container-size grid flex-[0_0_100%] snap-start overflow-x-auto overflow-y-hidden px-(--page-margin)"
    >
      <div
        style={{ width: isFitted ? '100%' : 'calc(100cqh * var(--ratio))' }}
        className="grid place-items-center"
      >
        <Picture
          src={picture.url}
          alt={picture.alt === picture.caption ? '' : picture.alt}
          fallbackSrc={null}
          sizes="(width < 48rem) 250vw, 100vw"
          className="aspect-(--ratio) max-w-[calc(100cqh*var(--ratio))] object-contain"
        />
      </div>
    </li>
  );
}
