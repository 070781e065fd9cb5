import type { TxtRecords } from './dns.ts';

/** A project as its checks see it: everything is only read. */
export type Project = {
  id: string;
  /** What `.env.deploy` says, the site's URL and the browser's key among it. */
  env: Readonly<Record<string, string | undefined>>;
  /** The functions' parameters, of functions/.env.PROJECT. */
  params: Readonly<Record<string, string | undefined>>;
  cloud: Cloud;
  txt: TxtRecords;
};

/** Reads an address of Google's APIs; the body is null when it is not JSON, the status 0 without an answer. */
export type Cloud = (
  url: string,
  /** Some of them are read by POST: policies. */
  method?: 'GET' | 'POST',
) => Promise<{ status: number; body: unknown }>;

/**
 * What a check found, in one sentence that says what to do. A fault stops a deployment, a warning does
 * not, and « unknown » could not be read.
 */
export type Finding = { level: 'ok' | 'warning' | 'fault' | 'unknown'; text: string };

export type Check = (project: Project) => Promise<Finding[]>;

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const fault = (text: string): Finding => ({ level: 'fault', text });
export const unread = (what: string, status: number): Finding => ({
  level: 'unknown',
  text: `${what} could not be read (${status === 0 ? 'no answer' : status}).`,
});

/** One sentence when nothing is wrong, else what is. */
export const findings = (wrong: Finding[], fine: string): Finding[] =>
  wrong.length === 0 ? [ok(fine)] : wrong;
