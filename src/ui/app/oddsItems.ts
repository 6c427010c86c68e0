import { splitLocale } from '#domain/locale/locale.ts';
import { leadsToOdds } from '#domain/odds/oddsPaths.ts';
import type { MenuItem } from '#ports/portal.ts';

/** Whole words of a label. */
const named = /(?<!\p{L})(?:kèo|tỷ lệ cược|odds|tips?)(?!\p{L})|賠率|盤口|貼士/iu;

const isOfOdds = ({ label, path }: MenuItem): boolean =>
  named.test(label.normalize()) || leadsToOdds(splitLocale(path.split(/[?#]/)[0]!).path);

/** TI-9, B3: an operator's menu without what leads to odds or tips, or names them. */
export const withoutOddsItems = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((item): readonly MenuItem[] => {
    if (isOfOdds(item)) return [];
    const { children, ...alone } = item;
    const left = children && withoutOddsItems(children);
    return [left?.length ? { ...alone, children: left } : alone];
  });
