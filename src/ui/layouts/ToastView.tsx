import { useEffect, useRef } from 'react';
import { Action, Description, Provider, Root, Viewport } from '@radix-ui/react-toast';
import type { Notice } from '#machines/notices/notices.machine.ts';
import { useWords } from '../hooks/useWords.ts';
import { useSession } from '../hooks/useSession.ts';
import { Button } from '../kit/Button.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { shelf, toast, viewport, words } from './ToastView.css.ts';

const signs: Readonly<Record<Notice['tone'], IconName>> = {
  success: 'circle-check',
  error: 'circle-alert',
  warning: 'triangle-alert',
  info: 'info',
};

/** One notice at a time, above everything, including dialogs. The chart decides how long it is shown. */
export default function ToastView({ notice }: { readonly notice: Notice | null }) {
  const t = useWords('shell');
  const { notices } = useSession();
  const ref = useRef<HTMLDivElement>(null);
  const id = notice?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    // Showing the popover again puts it above a dialog that was opened meanwhile.
    ref.current?.hidePopover();
    ref.current?.showPopover();
  }, [id]);
  return (
    <div className={shelf} ref={ref} popover="manual" data-theme="dark">
      <Provider duration={Infinity} label={t('notices')} swipeDirection="down">
        {notice && (
          <Root
            key={`${notice.id} ${notice.text}`}
            className={toast}
            data-tone={notice.tone}
            type={notice.tone === 'error' ? 'foreground' : 'background'}
            onOpenChange={(open) => {
              if (!open) notices.send({ type: 'notice.dismiss', id: notice.id });
            }}
            onPointerEnter={() => notices.send({ type: 'notice.hold' })}
            onPointerLeave={() => notices.send({ type: 'notice.release' })}
            onFocus={() => notices.send({ type: 'notice.hold' })}
            onBlur={() => notices.send({ type: 'notice.release' })}
          >
            <Icon name={signs[notice.tone]} size={20} />
            <Description className={words}>{notice.text}</Description>
            {notice.action ? (
              <Action asChild altText={notice.action.label}>
                <Button tone="plain" size="s" onClick={() => notices.send({ type: 'notice.act', id: notice.id })}>
                  {notice.action.label}
                </Button>
              </Action>
            ) : (
              <IconButton label={t('close')} onClick={() => notices.send({ type: 'notice.dismiss', id: notice.id })}>
                <Icon name="x" size={18} />
              </IconButton>
            )}
          </Root>
        )}
        <Viewport className={viewport} label={`${t('notices')} ({hotkey})`} />
      </Provider>
    </div>
  );
}
