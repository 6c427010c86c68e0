import { modeById } from '#domain/schedule/mode.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';

const icons: Readonly<Record<string, IconName>> = {
  'bong-da': 'goal',
  'bong-ro': 'circle-dot',
  'dua-bi': 'target',
  casino: 'dices',
  esport: 'swords',
  all: 'list',
  scheduled: 'ticket',
};

/** The icon of a mode's filter, by slug; `all` and `scheduled` are filters too. */
export const modeIconName = (slug: string): IconName => icons[slug] ?? 'target';

export const ModeIcon = ({ liveModeId }: { readonly liveModeId: string }) => (
  <Icon name={modeIconName(modeById(liveModeId)?.slug ?? '')} />
);
