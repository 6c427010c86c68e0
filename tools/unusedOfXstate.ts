/** Replaces, in the build, what XState looks for on each start: developer tools, which no actor of ours asks for. */
export const devToolsAdapter = (): void => {};
