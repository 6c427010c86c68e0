/** Members' pictures come as bytes, and nothing but these three formats is ever decoded of bytes. */
const loaders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`);
/** Share pictures are drawn from files of our own making: no bytes that somebody sent ever reach this one. */
const drawings = 'VipsForeignLoadSvgFile';

/** The library is large and few processes ever need it: it is read with the first picture. */
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
