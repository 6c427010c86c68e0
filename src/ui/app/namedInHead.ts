/**
 * The address of a file of the first page that the origin names in the page's head. Null if it names none: for a later
 * page, on the development server, and on the origin, which has no document. The complete lists of files are too large
 * for the first load.
 */
export const namedInHead = (kind: 'screen' | 'words', name: string): string | null =>
  'document' in globalThis
    ? (document.querySelector<HTMLLinkElement>(`link[data-${kind}="${name}"]`)?.href ?? null)
    : null;

/** Imports a module by an address in the page's head; it is the same module as the build's own import gives. */
export const importNamed = async <Module>(address: string): Promise<Module> =>
  (await import(/* @vite-ignore */ address)) as Module;
