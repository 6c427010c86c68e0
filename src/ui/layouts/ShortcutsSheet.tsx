import { Fragment } from 'react';
import type { Key } from '../i18n/groups.ts';
import { useWords } from '../hooks/useWords.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { sheetBody } from '../kit/Sheet.css.ts';
import { keyCap, keyList } from './ShortcutsSheet.css.ts';

type Line = readonly [keys: readonly string[], what: Key<'shell'>];

const everywhere: readonly Line[] = [
  [['Ctrl K', '⌘ K'], 'keys.search'],
  [['?'], 'keys.help'],
  [['Esc'], 'keys.close'],
];
const watching: readonly Line[] = [
  [['K', 'Space'], 'keys.play'],
  [['M'], 'keys.mute'],
  [['F'], 'keys.fullscreen'],
  [['T'], 'keys.theater'],
  [['D'], 'keys.chatPlace'],
  [['J', 'L'], 'keys.seek'],
  [['←', '→'], 'keys.seek5'],
  [['↑', '↓'], 'keys.volume'],
  [[',', '.'], 'keys.frame'],
  [['Home'], 'keys.start'],
  [['End'], 'keys.edge'],
];

/** The list of keyboard shortcuts. */
export default function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('shell');
  const lines = (all: readonly Line[]) => (
    <dl className={keyList}>
      {all.map(([keys, what]) => (
        <Fragment key={what}>
          <dt>{t(what)}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key} className={keyCap}>
                {key}
              </kbd>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
  return (
    <Sheet open title={t('shortcuts')} width={480} onClose={onClose}>
      <div className={sheetBody}>
        <h3>{t('keys.everywhere')}</h3>
        {lines(everywhere)}
        <h3>{t('keys.player')}</h3>
        {lines(watching)}
      </div>
    </Sheet>
  );
}
