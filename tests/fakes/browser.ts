import type { CookieJar } from '#adapters/browser/cookies.ts';
import type { TabChannel } from '#adapters/browser/tokens.ts';

/** `document.cookie` like a browser's, without expiry; `writes` records what was written. */
export const fakeJar = (keeps = true): CookieJar & { readonly writes: string[] } => {
  const cookies = new Map<string, string>();
  const writes: string[] = [];
  return {
    writes,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text) {
      writes.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (!keeps) return;
      if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
};

/** Tabs that receive each other's messages, not their own. */
export const fakeChannels = () => {
  const tabs: Set<() => void>[] = [];
  return (): TabChannel => {
    const mine = new Set<() => void>();
    tabs.push(mine);
    return {
      post: () => tabs.filter((tab) => tab !== mine).forEach((tab) => tab.forEach((heard) => heard())),
      watch: (heard) => {
        mine.add(heard);
        return () => void mine.delete(heard);
      },
    };
  };
};
