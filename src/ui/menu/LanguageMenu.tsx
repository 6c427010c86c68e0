import { useCallback } from 'react';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Menu } from '../kit/Menu.tsx';
import { useLanguageFailure } from '../shared/useLanguageFailure.ts';

const LanguageList = lazyPart(() => import('./LanguageList.tsx'));

/** The label of the button: the language in its own script. */
const short = { vi: 'VI', en: 'EN', zh: '繁' } as const;

export const LanguageMenu = () => {
  const t = useWords('shell');
  const locale = useLocale();
  const notify = useNotify();
  useLanguageFailure(useCallback(() => notify('error', t('languageFailed')), [notify, t]));
  return (
    <Menu name="language" label={t('language')} list={LanguageList}>
      {(button) => (
        <IconButton label={`${short[locale]}: ${t('language')}`} {...button}>
          {short[locale]}
        </IconButton>
      )}
    </Menu>
  );
};
