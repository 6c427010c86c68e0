import type { Plugin } from 'vite';

/** The marks that React throws to itself: made while its code is evaluated, and known by identity alone. */
const MARK = /(\b\w+Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;
const MARKS = 5;

/**
 * React's code without their stacks. Nobody reads those, but for each of them a browser that is watched from outside
 * (developer tools, Lighthouse) parses the whole file again, which is half of the time that the file takes to begin.
 */
export const withoutStacks = (code: string): string => {
  const found = code.match(MARK)?.length ?? 0;
  if (found !== MARKS)
    throw new Error(`React makes ${found} marks instead of ${MARKS}: look at tools/stacklessReact.ts again`);
  return code.replace(MARK, '$1Object.create(Error.prototype)');
};

/** Lets React begin without reading its own code again. */
export const stacklessReact = (): Plugin => ({
  name: 'stackless-react',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutStacks(code), map: null }),
  },
});
