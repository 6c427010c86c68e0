import type { Fixture } from '#domain/football/fixture.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { Ago } from '../shared/Ago.tsx';
import { source as line } from './SourceLine.css.ts';

const named = ['demo', 'schedule'] as const;

/** MC-14: where the data comes from and how old it is. */
export const SourceLine = ({ of: { name, ts } }: { readonly of: Fixture['source'] }) => {
  const t = useWords('football');
  const own = named.find((one) => one === name);
  return (
    <p className={line}>
      <Icon name="clock" />
      <span>
        {t('sourceOnly', { name: own ? t(`sources.${own}`) : name })}
        {ts !== null && (
          <>
            {', '}
            <Ago at={ts} />
          </>
        )}
      </span>
    </p>
  );
};
