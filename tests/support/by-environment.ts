import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const COMMENT = /@vitest-environment (\S+)/;
const environmentOf = ({ moduleId }: TestSpecification): string =>
  COMMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';

/**
 * Runs test files grouped by environment. Vitest reuses a worker only if the next file has the same
 * environment; a new worker loads all libraries again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...Map.groupBy(sorted, environmentOf).values()].flat();
  }
}
