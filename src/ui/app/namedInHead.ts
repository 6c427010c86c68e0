/**
 * The address of a file that the origin names in the page's head for a part of the first page, or null where it names
 * none: a later page's, under the development server, or on the origin itself, which has no page. The lists of all files would weigh on every first load.
 */
export const namedInHead = (kind: 'screen' | 'words', name: string): string | null =>
  'document' in globalThis
    ? (document.querySelector<HTMLLinkElement>(`link[data-${kind}="${name}"]`)?.href ?? null)
    : null;

/** Loads a module that the page's head names by its address: the same module that the build's own import gives. */
export const importNamed = async <Module>(address: string): Promise<Module> =>
  (await import(/* @vite-ignore */ address)) as Module;
