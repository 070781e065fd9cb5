/** A failure whose message tells the developer, in one plain sentence, what to do next. */
export class Failure extends Error {}

/** Runs a script; a Failure ends it with its sentence alone, anything unexpected with its stack. */
export async function runScript(main: () => Promise<number | undefined>): Promise<void> {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Failure ? `\n✖ ${error.message}\n` : error);
    process.exitCode = 1;
  }
}
