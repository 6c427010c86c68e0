const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** The title in the HTML that the origin sends for an address. */
export const sentTitle = async (url: string): Promise<string> => {
  const html = await (await fetch(url, { redirect: 'manual' })).text();
  const title = /<title>([^<]*)<\/title>/u.exec(html)?.[1] ?? '';
  return title.replaceAll(/&(#?\w+);/g, (_, name: string) => entities[name] ?? '');
};
