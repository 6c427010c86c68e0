/** Marks style sheets that fail to load, from now on. */
export const markFailedStyles = (window: Pick<Window, 'addEventListener'>): void =>
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) target.dataset['failed'] = '';
    },
    true,
  );

const askAgain = (failed: HTMLLinkElement) =>
  new Promise((loaded, missing) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.addEventListener('load', loaded);
    link.addEventListener('error', () => missing(new Error(`Unable to preload ${link.href}`)));
    link.href = failed.href;
    failed.replaceWith(link);
  });

const failed = new WeakSet<object>();

/**
 * Runs an import; after a failed one, loads its failed style sheets again, which the build's loader requests only once.
 */
export const loadWithStyles = async <A>(load: () => Promise<A>): Promise<A> => {
  if (failed.has(load))
    await Promise.all(
      Array.from(document.querySelectorAll<HTMLLinkElement>('[data-failed][rel=stylesheet]'), askAgain),
    );
  return load().catch((error: unknown) => {
    failed.add(load);
    throw error;
  });
};
