/** Fakes of the lazily loaded screens: which were loaded, which fail to load, and whether the browser saves data. */
export const screens = { loaded: new Set<string>(), broken: new Set<string>(), savesData: false };

export const chunkOf = (id: string) => () => {
  if (screens.broken.has(id)) return Promise.reject(new Error(`${id} is missing`));
  screens.loaded.add(id);
  return Promise.resolve({ default: () => null });
};

export const resetScreens = (): void => {
  screens.loaded.clear();
  screens.broken.clear();
  screens.savesData = false;
};
