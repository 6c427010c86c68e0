import type { Plugin } from 'vite';

/** What `setup` of XState gives back, as its code has it. */
const GIVEN = /return \{\n {4}assign,[\s\S]*?\n {2}\};\n\}/;
/** All that the charts take from there: other actions are imported from `xstate/actions`, and come with their chart. */
const USED = `return {
    createMachine: config => createMachine({ ...config, schemas }, { actors, actions, guards, delays })
  };
}`;

/** The module of those actions, which the entry hands on. */
const HANDED_ON = /^(?:import|export) \{[^}]*\} from '\.\/log-[^']+';\n/gm;

/** The code of XState's entry without the rest. */
export const withoutUnused = (code: string): string => {
  if (!GIVEN.test(code)) throw new Error('setup of XState is written otherwise: look at tools/setupOfXState.ts again');
  return code.replace(GIVEN, USED).replace(HANDED_ON, '');
};

/** Leaves out of the build what nobody uses of XState. */
export const setupOfXState = (): Plugin => ({
  name: 'setup-of-xstate',
  apply: 'build',
  transform: {
    filter: { id: /\/xstate\/dist\/xstate\.esm\.js$/ },
    handler: (code) => ({ code: withoutUnused(code), map: null }),
  },
});
