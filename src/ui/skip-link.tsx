export function SkipLink() {
  return (
    <a href="#contenu" className="button button-ink fixed top-2 left-2 z-50 not-focus:sr-only">
      Aller au contenu
    </a>
  );
}
