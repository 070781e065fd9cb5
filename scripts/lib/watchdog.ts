import { createInterface } from 'node:readline';
import { stopGroups } from './process-groups.ts';

// Reads the process ids of a suite's parts, a line each. Its input ends with the process that wrote
// them, however that one ended: what still runs then is stopped.
const leaders: number[] = [];
for await (const line of createInterface({ input: process.stdin })) leaders.push(Number(line));
await stopGroups(leaders, new Map());
