import { MessageState } from '#ui/message-state.tsx';

export function FaviconEditorNotice() {
  return (
    <div className="page-margins py-19 md:py-28">
      <MessageState
        as="h1"
        title="Éditeur de favicon indisponible"
        text="L’éditeur est temporairement désactivé, afin d’éviter les conflits de favicon."
      />
    </div>
  );
}
