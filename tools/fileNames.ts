/**
 * The names of built files. Their hash has 42 bits: enough to tell apart the versions of one file, and shorter by one
 * letter, which nothing can compress, wherever a file names another.
 */
export const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
} as const;
