import { callGoogleApi, type FirebaseProject } from './google.ts';

/** Checks a project; returns a sentence for each fault, and `false` for each check that passes. */
export type DeployCheck = (project: FirebaseProject) => Promise<(string | false)[]>;

/** A condition that a project must meet before a deployment; `mend` changes the project as far as requests to Google can. */
export type DeployRequirement = {
  check: DeployCheck;
  mend: (project: FirebaseProject) => Promise<unknown>;
};

type Change = { url: string; method?: string; body: unknown };
type Resource = {
  /** URL of the resource in a Google API, in which PROJECT stands for the project's id. */
  url: string;
  /** Returns true if the resource (null if missing) is set up correctly. By default, any existing resource is. */
  isRight?: (resource: unknown, project: FirebaseProject) => boolean;
  fault: (resource: unknown, project: FirebaseProject) => string;
  /** Returns the request that corrects the resource, or `false` if only a person can correct it. */
  change: (resource: unknown, project: FirebaseProject) => Change | false;
};

/** Returns the requirement that a resource of a Google API exists and is set up correctly. */
export function googleResourceRequirement({
  url,
  isRight,
  fault,
  change,
}: Resource): DeployRequirement {
  const send = (project: FirebaseProject, address: string, request: object) =>
    callGoogleApi(project, address.replaceAll('PROJECT', project.id), request);
  const read = (project: FirebaseProject) => send(project, url, { absent: null });
  const check: DeployCheck = async (project) => {
    const resource = await read(project);
    const isFine = isRight ? isRight(resource, project) : resource !== null;
    return [!isFine && fault(resource, project)];
  };
  const mend = async (project: FirebaseProject) => {
    const request = change(await read(project), project);
    if (request) await send(project, request.url, request);
  };
  return { check, mend };
}
