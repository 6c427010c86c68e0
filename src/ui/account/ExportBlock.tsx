import { dayOf } from '#domain/shared/zone.ts';
import { exportData } from '#machines/privacy/privacy.acts.ts';
import type { StoredData } from '#ports/privacy.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useBackTo } from '../shared/focus.ts';
import { saveFile } from '../shared/saveFile.ts';
import { Block } from './Block.tsx';
import type { ProofProps } from './useKeptProof.ts';
import { useProven } from './useProven.tsx';

/** Downloads everything that is stored about the member as a file. */
export const ExportBlock = ({ proof }: ProofProps) => {
  const t = useWords('privacy');
  const notify = useNotify();
  const zone = useZone();
  const save = (data: StoredData) => {
    const bytes = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(bytes, t('export.file', { day: dayOf(data.takenAt, zone) }));
    notify('success', t('export.done'));
  };
  const { start, busy, trouble, asking } = useProven(proof, {
    act: exportData,
    input: {},
    done: save,
  });
  const opener = useBackTo(asking !== null);
  return (
    <Block title={t('export.title')} about={t('export.about')}>
      {asking ?? (
        <Button ref={opener} busy={busy} onClick={start}>
          <Icon name="arrow-down" size={18} />
          {t('export.go')}
        </Button>
      )}
      <FormAlert>{trouble}</FormAlert>
    </Block>
  );
};
