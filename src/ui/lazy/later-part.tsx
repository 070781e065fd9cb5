import { type ComponentType, lazy, memo, Suspense } from 'react';

export type LoadPart<TProps> = () => Promise<ComponentType<TProps>>;

const loading: Promise<unknown>[] = [];

/** Waits on the server until the code of all parts is loaded, nested parts included. */
export async function partsLoaded(): Promise<void> {
  for (const part of loading) await part;
}

/**
 * Creates a part of a page that is server-rendered, and whose code browsers load once `isDue`
 * resolves. Memoised, so that no render around the part replaces the server's HTML too early.
 */
export function laterPart<TProps extends object>(
  load: LoadPart<TProps>,
  isDue: () => Promise<unknown>,
) {
  if (!import.meta.env.SSR) {
    const Part = lazy(async () => {
      await isDue();
      return { default: await load() };
    });
    return memo((props: TProps) => (
      <Suspense>
        <Part {...props} />
      </Suspense>
    ));
  }
  let Part: ComponentType<TProps> | undefined;
  const loaded = load().then((component) => {
    Part = component;
  });
  loading.push(loaded);
  return (props: TProps) => <Suspense>{Part && <Part {...props} />}</Suspense>;
}
