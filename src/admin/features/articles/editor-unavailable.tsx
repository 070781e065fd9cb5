import type { RichEditorProps } from './rich-editor.tsx';

/** Stands in for the visual editor when it cannot be fetched: the text is not lost with it. */
export function EditorUnavailable(_: RichEditorProps) {
  return (
    <p role="alert" className="bg-sand px-5 py-4 text-ui">
      L’éditeur visuel n’a pas pu être chargé : vérifiez votre connexion, puis rechargez la page. La
      vue HTML reste disponible.
    </p>
  );
}
