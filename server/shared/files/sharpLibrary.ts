/** Members' pictures come as bytes, and only these three formats are ever decoded from bytes. */
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
/** Share pictures are drawn from files that the portal made: no uploaded bytes ever reach this loader. */
const drawings = 'VipsForeignLoadSvgFile';

/** The library is large and few processes ever need it, so it is loaded with the first picture. */
const load = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [...loaders, drawings] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};
let library: ReturnType<typeof load> | null = null;

export const loadSharp = (): ReturnType<typeof load> => (library ??= load());
