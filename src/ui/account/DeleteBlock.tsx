import { useState } from 'react';
import type { User } from '#domain/people/user.ts';
import { deleteAccount } from '#machines/privacy/privacy.acts.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { KeepAccount } from '../shared/KeepAccount.tsx';
import { useBackTo } from '../shared/focus.ts';
import { useDates } from '../shared/useDates.ts';
import { Block } from './Block.tsx';
import { Question } from './Question.tsx';
import { points } from './rows.css.ts';
import type { ProofProps } from './useKeptProof.ts';
import { useProven } from './useProven.tsx';

interface DeleteBlockProps extends ProofProps {
  readonly viewer: User;
}

/** Deletes the account after a question that says what this means; or cancels a deletion that was asked for. */
export const DeleteBlock = ({ viewer, proof }: DeleteBlockProps) => {
  const t = useWords('privacy');
  const { day } = useDates();
  const [asked, setAsked] = useState(false);
  const opener = useBackTo(asked);
  if (viewer.eraseAt !== undefined)
    return (
      <Block title={t('delete.title')} about={t('delete.pending', { day: day(viewer.eraseAt) })}>
        <KeepAccount />
      </Block>
    );
  return (
    <Block title={t('delete.title')} about={t('delete.about')}>
      <div>
        <b>{t('delete.what')}</b>
        <ul className={points}>
          <li>{t('delete.points.own')}</li>
          <li>{t('delete.points.rooms')}</li>
          <li>{t('delete.points.name')}</li>
        </ul>
      </div>
      {asked ? (
        <Sure viewer={viewer} proof={proof} onNo={() => setAsked(false)} />
      ) : (
        <Button ref={opener} onClick={() => setAsked(true)}>
          <Icon name="trash-2" size={18} />
          {t('delete.go')}
        </Button>
      )}
    </Block>
  );
};

const Sure = ({ viewer, proof, onNo }: DeleteBlockProps & { readonly onNo: () => void }) => {
  const t = useWords('privacy');
  const { logout } = useAuthCommands();
  const notify = useNotify();
  const { day } = useDates();
  const { start, busy, trouble, asking } = useProven(proof, {
    act: deleteAccount,
    input: {},
    done: (eraseAt) => {
      logout();
      notify('warning', t('delete.asked', { day: day(eraseAt) }));
    },
  });
  const question = t('delete.ask', { name: viewer.displayName });
  return (
    asking ?? (
      <Question {...{ busy, trouble, onNo }} label={question} yes={t('delete.yes')} no={t('delete.no')} onYes={start}>
        <b>{question}</b> {t('delete.askFact')}
      </Question>
    )
  );
};
