/** In a file of its own: an import lists all the files of the chunk, which would enlarge the page's first load. */
export const loadLateTiles = () => import('./LateTiles.tsx');
