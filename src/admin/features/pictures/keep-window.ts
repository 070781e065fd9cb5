let underWay = 0;
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Runs an action; the browser asks before the window is closed meanwhile. */
export async function keepWindow<TResult>(action: () => Promise<TResult>): Promise<TResult> {
  if (underWay === 0) addEventListener('beforeunload', ask);
  underWay += 1;
  try {
    return await action();
  } finally {
    underWay -= 1;
    if (underWay === 0) removeEventListener('beforeunload', ask);
  }
}
