import { useEffect, useRef } from 'react';
import { selectPath } from '#machines/navigation/navigation.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { entryFor } from '../shared/going.ts';

/** The page of a one-time link: replaces itself by the link's target. */
export default function LinkArrival({ token }: { readonly token: string }) {
  const t = useWords('privacy');
  const { loadPort, navigation } = useApp();
  const notify = useNotify();
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (opened.current === token) return;
    opened.current = token;
    const open = async () => {
      const outcome = await (await loadPort('links')).open(token, new AbortController().signal);
      const stays = !outcome.ok || outcome.value === 'gone';
      if (stays) notify('warning', t(outcome.ok ? 'link.gone' : 'link.failed'));
      if (!stays && !outcome.value.startsWith('/')) return window.location.assign(outcome.value);
      const to = stays ? selectPath(navigation.getSnapshot()) : outcome.value;
      navigation.send({ type: 'navigation.go', to, pop: false, ...entryFor({ replace: true }) });
    };
    void open().catch(() => notify('warning', t('link.failed')));
  }, [token, loadPort, navigation, notify, t]);
  return null;
}
