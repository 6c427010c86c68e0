import { useState } from 'react';
import type { ChatRules } from '#domain/chat/rules.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Segments } from '../../../kit/Segments.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { AnnounceForm } from './AnnounceForm.tsx';
import * as styles from './order.css.ts';
import { PollForm } from './PollForm.tsx';
import { RulesForm } from './RulesForm.tsx';
import { WordsForm } from './WordsForm.tsx';

interface OrderPanelProps {
  readonly groupId: string;
  readonly rules: ChatRules;
  /** Whether somebody is there to follow. */
  readonly hosted: boolean;
  readonly onClose: () => void;
}

const tabs = ['tabRules', 'tabPoll', 'tabAnnounce', 'tabWords'] as const;

/** The rules, the poll, the announcement and the refused words of a room, for who keeps order there. */
export default function OrderPanel({ groupId, rules, hosted, onClose }: OrderPanelProps) {
  const t = useWords('chatOrder');
  const [tab, setTab] = useState<(typeof tabs)[number]>('tabRules');
  return (
    <Sheet open onClose={onClose} title={t('order')} width={440}>
      <div className={styles.sheet}>
        <Segments
          label={t('tabs')}
          choices={tabs.map((value) => ({ value, label: t(value) }))}
          value={tab}
          onChange={setTab}
        />
        {tab === 'tabRules' && <RulesForm groupId={groupId} rules={rules} hosted={hosted} onDone={onClose} />}
        {tab === 'tabPoll' && <PollForm groupId={groupId} onDone={onClose} />}
        {tab === 'tabAnnounce' && <AnnounceForm groupId={groupId} onDone={onClose} />}
        {tab === 'tabWords' && <WordsForm groupId={groupId} onDone={onClose} />}
      </div>
    </Sheet>
  );
}
