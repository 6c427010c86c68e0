/** In a file of its own: an import lists all the files of the chunk, which would enlarge every room's first load. */
export const loadWideLate = () => import('./WideLate.tsx');
