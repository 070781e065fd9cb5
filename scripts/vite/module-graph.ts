import type { Rolldown } from 'vite';

/** What imports what in a build. */
export type ModuleGraph = {
  ids: readonly string[];
  /** A module that is imported lazily too is imported statically for the server only. */
  importsOf: (id: string) => readonly string[];
  importedLazily: (id: string) => readonly string[];
  /** True for a module that some other imports lazily. */
  isLazy: (id: string) => boolean;
  /** Modules with all that they import, and what that imports. */
  reach: (roots: readonly string[]) => Set<string>;
  /** @throws when no module matches: it was moved or renamed */
  rootsOf: (pattern: RegExp) => readonly string[];
};

/** The graph of a build whose modules have all been read: to be asked for in `buildEnd`. */
export function moduleGraph(build: Rolldown.PluginContext): ModuleGraph {
  const ids = [...build.getModuleIds()];
  const importedLazily = (id: string) => build.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const importsOf = (id: string) => {
    const lazily = importedLazily(id);
    return (build.getModuleInfo(id)?.importedIds ?? []).filter((other) => !lazily.includes(other));
  };
  return {
    ids,
    importsOf,
    importedLazily,
    isLazy: (id) => build.getModuleInfo(id)?.dynamicImporters.length !== 0,
    reach(roots) {
      const reached = new Set(roots);
      for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
      return reached;
    },
    rootsOf(pattern) {
      const roots = ids.filter((id) => pattern.test(id));
      if (roots.length === 0) build.error(`No module matches ${pattern}.`);
      return roots;
    },
  };
}
