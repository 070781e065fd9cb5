import { Loading } from '#ui/loading.tsx';

/** Placeholder for a value that is loading; `problem` says why it cannot be read. */
export function Unread({ problem }: { problem: string | undefined }) {
  return problem === undefined ? (
    <Loading>Chargement…</Loading>
  ) : (
    <p role="status" className="text-ink-2">
      {problem}
    </p>
  );
}
