export function CheckingSession() {
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-5 bg-paper-2 p-6">
      <span aria-hidden="true" className="loading loading-spinner size-9 text-accent" />
      <p role="status" className="text-ink-2">
        Vérification de l'authentification...
      </p>
    </main>
  );
}
