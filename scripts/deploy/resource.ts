import { ask, type Project } from './google.ts';

/** Returns a project's faults, a sentence each; `false` stands for no fault. */
export type Check = (project: Project) => Promise<(string | false)[]>;

/** What a project needs before a deployment; `mend` does what can be done by request. */
export type Requirement = { check: Check; mend: (project: Project) => Promise<unknown> };

type Change = { url: string; method?: string; body: unknown };
type Resource = {
  /** Address of an API; PROJECT stands for the project's id in all addresses. */
  url: string;
  /** Judges the resource, null for none; without it, any will do. */
  isRight?: (found: unknown, project: Project) => boolean;
  fault: (found: unknown, project: Project) => string;
  /** Returns the request that makes it right, or `false` where only a person can. */
  change: (found: unknown, project: Project) => Change | false;
};

/** Returns the requirement that a resource of one of Google's APIs is there and right. */
export function resource({ url, isRight, fault, change }: Resource): Requirement {
  const send = (project: Project, address: string, request: object) =>
    ask(project, address.replaceAll('PROJECT', project.id), request);
  const read = (project: Project) => send(project, url, { absent: null });
  const check: Check = async (project) => {
    const found = await read(project);
    const isFine = isRight ? isRight(found, project) : found !== null;
    return [!isFine && fault(found, project)];
  };
  const mend = async (project: Project) => {
    const request = change(await read(project), project);
    if (request) await send(project, request.url, request);
  };
  return { check, mend };
}
