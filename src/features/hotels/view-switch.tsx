import { useNavigate } from '@tanstack/react-router';

const LINE = 'underline 2px var(--color-accent)';

/** Buttons that switch between a list and a map of the matching hotels; the URL keeps the choice. */
export function HotelViewSwitch({ isMap }: { isMap: boolean }) {
  const navigate = useNavigate();
  const button = (label: string, isShown: boolean, vue?: 'carte') => (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() =>
        navigate({ to: '.', search: (search: object) => ({ ...search, vue }), resetScroll: false })
      }
      className="min-h-11 text-ui"
      style={isShown ? { textDecoration: LINE, textUnderlineOffset: 10 } : {}}
    >
      {label}
    </button>
  );
  return (
    <fieldset aria-label="Affichage" className="flex gap-4 md:absolute md:top-full noscript:hidden">
      {button('Liste', !isMap)}
      {button('Carte', isMap, 'carte')}
    </fieldset>
  );
}
