import { Picture } from '#ui/pictures/picture.tsx';

/** 84 × 56 px; decorative, as the name is beside it. */
export function Thumbnail({ src }: { src: string }) {
  return (
    <span className="block h-14 w-21 flex-none overflow-hidden bg-sand">
      <Picture src={src} alt="" sizes="84px" className="size-full object-cover" />
    </span>
  );
}
