import { Fragment } from 'react';
import type { Key } from '../i18n/groups.ts';
import { useWords } from '../hooks/useWords.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { sheetBody } from '../kit/Sheet.css.ts';
import { keyCap, keyList } from './ShortcutsSheet.css.ts';

type Line = readonly [keys: readonly string[], what: Key<'shortcuts'>];

const everywhere: readonly Line[] = [
  [['Ctrl K', '⌘ K'], 'search'],
  [['?'], 'help'],
  [['Esc'], 'close'],
];
const watching: readonly Line[] = [
  [['K', 'Space'], 'play'],
  [['M'], 'mute'],
  [['F'], 'fullscreen'],
  [['T'], 'theater'],
  [['D'], 'chatPlace'],
  [['J', 'L'], 'seek'],
  [['←', '→'], 'seek5'],
  [['↑', '↓'], 'volume'],
  [[',', '.'], 'frame'],
  [['Home'], 'start'],
  [['End'], 'edge'],
];

const films: readonly Line[] = [
  [['C'], 'captions'],
  [['G', 'H'], 'offset'],
  [['S'], 'skip'],
  [['N', 'P'], 'episode'],
  [['I'], 'stats'],
];

/** The list of keyboard shortcuts. */
export default function ShortcutsSheet({ onClose }: { readonly onClose: () => void }) {
  const shell = useWords('shell');
  const t = useWords('shortcuts');
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
    <Sheet open title={shell('shortcuts')} width={480} onClose={onClose}>
      <div className={sheetBody}>
        <h3>{t('everywhere')}</h3>
        {lines(everywhere)}
        <h3>{t('player')}</h3>
        {lines(watching)}
        <h3>{t('films')}</h3>
        {lines(films)}
      </div>
    </Sheet>
  );
}
