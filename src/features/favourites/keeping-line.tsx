import type { Keeping } from '#data/offline/keeping.ts';
import { bytesText } from './bytes-text.ts';

const imagesText = ({ kept, total }: Keeping) =>
  `${kept} ${kept > 1 ? 'images' : 'image'} sur ${total}`;

export function keepingText(keeping: Keeping): string {
  switch (keeping.state) {
    case 'kept':
      return `${bytesText(keeping.bytes)} sur cet appareil`;
    case 'waiting':
      return `${imagesText(keeping)}, la suite au retour du réseau`;
    case 'full':
      return `Appareil plein\u00a0: ${imagesText(keeping)}`;
    default:
      return imagesText(keeping);
  }
}

type KeepingLineProps = {
  /** Undefined until the device's storage has been read. */
  keeping: Keeping | undefined;
  name: string;
};

export function KeepingLine({ keeping, name }: KeepingLineProps) {
  const canRetry = keeping?.state === 'full' || keeping?.state === 'failed';
  return (
    <span className="block min-h-[1lh]">
      {keeping && keepingText(keeping)}
      {canRetry && (
        <>
          {'. '}
          <button
            type="button"
            aria-label={`Réessayer de garder les images\u00a0: ${name}`}
            onClick={() => void retry()}
            className="link-text"
          >
            Réessayer
          </button>
        </>
      )}
    </span>
  );
}

async function retry(): Promise<void> {
  const { keepSaved } = await import('#data/offline/keep-hotels.ts');
  await keepSaved();
}
