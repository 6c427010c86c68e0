import type { LedgerOf } from '#ports/ledger.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';

/** The address of the call that gives a ledger as a file. */
const FILE = '/other/api/schedule-tips/v2/ledger-export';
const formats = ['csv', 'json'] as const;

/** TI-12: a whole ledger as a file, which `verify-ledger` checks too. */
export const LedgerFiles = ({ of }: { readonly of: LedgerOf }) => {
  const t = useWords('ledger');
  return formats.map((format) => (
    <a
      key={format}
      {...buttonLook({ tone: 'plain', size: 's' })}
      href={`${FILE}?${new URLSearchParams({ ...of, format })}`}
      download={`${Object.values(of)[0]}.${format}`}
      aria-label={t('file', { format: format.toUpperCase() })}
    >
      <Icon name="download" size={16} />
      {format.toUpperCase()}
    </a>
  ));
};
