import { useSyncExternalStore } from 'react';
import { stubPath } from '#domain/vod/stub.ts';
import { clockText } from '#domain/vod/vod.ts';
import type { Stubs, Vod } from '../../../app/vod.ts';
import { useNavigate } from '../../../hooks/useNavigate.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { SmallFilm } from './SmallFilm.tsx';
import * as styles from './StubBar.css.ts';

/** MU-10: beside every page once a film was opened: the one that goes on small, and stubs. What the sound was taken from; a press brings back its second, and nothing plays by itself. */
export default function StubBar({ vod }: { readonly vod: Vod }) {
  return (
    <>
      <SmallFilm vod={vod} />
      <StubList stubs={vod.stubs} />
    </>
  );
}

const StubList = ({ stubs }: { readonly stubs: Stubs }) => {
  const t = useWords('vod');
  const go = useNavigate();
  const list = useSyncExternalStore(stubs.subscribe, stubs.list, stubs.list);
  if (list.length === 0) return null;
  return (
    <ul className={styles.stubs} data-part="stubs">
      {list.map((stub) => (
        <li key={stub.id} className={styles.stub}>
          <button
            className={styles.back}
            type="button"
            onClick={() => {
              stubs.drop(stub.id);
              go(stubPath(stub));
            }}
          >
            <b>{stub.title}</b>
            <span>{stub.atS === null ? t('stubLive') : t('stubBack', { at: clockText(stub.atS) })}</span>
          </button>
          <IconButton label={t('stubDrop', { title: stub.title })} onClick={() => stubs.drop(stub.id)}>
            <Icon name="x" size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
};
