const TICK_MS = 10_000;

/** Says what begins and how long it took; on a terminal or a log alike, a sign of life every 10 s. */
export async function step<T>(label: string, action: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  console.log(`• ${label}…`);
  const timer = setInterval(() => console.log(`  … ${label}: ${seconds()} s`), TICK_MS);
  try {
    const result = await action();
    console.log(`  ${label}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}
