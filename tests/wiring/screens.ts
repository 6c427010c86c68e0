/** Fakes of the lazily loaded screens: which were loaded, which of them whole, which fail to load, and whether the browser saves data. */
export const screens = {
  loaded: new Set<string>(),
  whole: new Set<string>(),
  broken: new Set<string>(),
  savesData: false,
};

export const chunkOf = (id: string) => () => {
  if (screens.broken.has(id)) return Promise.reject(new Error(`${id} is missing`));
  screens.loaded.add(id);
  return Promise.resolve({ default: () => null, whole: async () => screens.whole.add(id) });
};

export const resetScreens = (): void => {
  screens.loaded.clear();
  screens.whole.clear();
  screens.broken.clear();
  screens.savesData = false;
};
