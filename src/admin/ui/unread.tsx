import { Loading } from '#ui/loading.tsx';

/** Stands where something is not known yet; `problem` says why it could not be read. */
export function Unread({ problem }: { problem: string | undefined }) {
  return problem === undefined ? (
    <Loading>Chargement…</Loading>
  ) : (
    <p role="status" className="text-ink-2">
      {problem}
    </p>
  );
}
