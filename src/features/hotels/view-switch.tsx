import { useNavigate } from '@tanstack/react-router';

const LINE = 'underline 2px var(--color-accent)';

/** Buttons that show the found hotels as a list or on a map; the URL says which. */
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
