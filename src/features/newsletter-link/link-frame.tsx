import { type ReactNode, useEffect, useRef } from 'react';
import { Loading } from '#ui/loading.tsx';
import type { LinkState } from './use-link.ts';

export type LinkWords = { title: string; text: string };

type LinkFrameProps = {
  state: LinkState;
  /** Null while it runs: then there is only what is awaited. */
  words: LinkWords | null;
  awaited: string;
  action?: ReactNode;
};

/** One sentence under its title, and a way on. What changes is said to those who listen. */
export function LinkFrame({ state, words, awaited, action }: LinkFrameProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(state);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on from the answer.
    if (state !== first.current && state !== 'running') title.current?.focus();
  }, [state]);
  return (
    <div className="page-margins min-h-100 py-19 md:py-28">
      <p className="text-ui text-ink-2">La lettre de Grand Séjour</p>
      <h1 ref={title} tabIndex={-1} className="page-title mt-4 outline-none">
        {words?.title ?? 'Un instant'}
      </h1>
      <div role="status" className="mt-5 max-w-prose text-intro text-ink-2">
        {words?.text}
      </div>
      {words === null && <Loading>{awaited}</Loading>}
      {action !== undefined && (
        <div className="mt-8 flex flex-wrap items-center gap-5">{action}</div>
      )}
    </div>
  );
}
