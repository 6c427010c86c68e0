import { useEffect, useRef, useState, type FormEvent } from 'react';
import { steps, type Step } from '#domain/application/form.ts';
import {
  selectApplication,
  selectApplyFailure,
  selectAsked,
  selectKeeping,
  selectPage,
  selectProblems,
} from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { FormTrouble } from './FormTrouble.tsx';
import { Icon } from '../kit/Icon.tsx';
import { BarredCard } from './BarredCard.tsx';
import { Contradicted } from './Contradicted.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import { KeepingLine } from './KeepingLine.tsx';
import { PhotoOnItsWay } from './PhotoOnItsWay.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ReplyField } from './ReplyField.tsx';
import { StepList } from './StepList.tsx';
import { stepContent } from './stepContent.ts';
import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';
import { useFormFiles, type UnsentVoice } from './useFormFiles.ts';
import type { Reply } from './useReply.ts';
import * as styles from './FormView.css.ts';

interface FormViewProps {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
  readonly reply: Reply;
  readonly userId: string | null;
}

/** Focuses the heading of a newly opened step, and after each attempt to send the first field with an error. */
const useStepFocus = (asked: string | null, tried: number) => {
  const column = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef(asked);
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    window.scrollTo({ top: 0 });
    head.current?.focus({ preventScroll: true });
  }, [asked]);
  useEffect(() => {
    if (tried > 0) column.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [tried]);
  return { column, head };
};

/** The application as a form of four steps; saved while it is being written (CA-2). */
export const FormView = ({ actor, commands, reply, userId }: FormViewProps) => {
  const t = useWords('application');
  const page = useSelector(actor, selectPage);
  const last = useRef<Step>('who');
  const now = useSelector(actor, selectAsked);
  const asked = now ?? last.current;
  const step: Step = asked === 'barred' ? 'when' : asked;
  last.current = step;
  const keeping = useSelector(actor, selectKeeping);
  const problems = useSelector(actor, selectProblems);
  const failure = useSelector(actor, selectApplyFailure);
  const application = useSelector(actor, selectApplication);
  const asksAgain = application?.state === 'need_info';
  const files = useFormFiles(commands.updated, userId);
  const [noteMissing, setNoteMissing] = useState(false);
  const [leftBehind, setLeftBehind] = useState<UnsentVoice | null>(null);
  const [tried, setTried] = useState(0);
  const { column, head } = useStepFocus(now, tried);
  const busy = page === 'submitting' || page === 'withdrawing';
  // Sent now, the application would lack the photo.
  const waits = busy || (step === 'voice' && files.photo.busy);
  const Content = stepContent[step];

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (step !== 'voice') commands.next();
    else if (waits) return;
    else if (files.unsentVoice) setLeftBehind(files.unsentVoice);
    else if (asksAgain && reply.text.trim() === '') setNoteMissing(true);
    else commands.submit(asksAgain ? reply.text.trim() : null);
    setTried((count) => count + 1);
  };
  return (
    <div className={styles.layout}>
      <div ref={column} className={styles.column}>
        <StepList step={step} actor={actor} onGo={commands.goTo} />
        {keeping === 'contradicted' && <Contradicted actor={actor} commands={commands} inTheWay={step === 'voice'} />}
        <form className={styles.form} noValidate onSubmit={go}>
          <header className={styles.head}>
            <p className={styles.count}>{t('steps.of', { step: steps.indexOf(step) + 1, all: steps.length })}</p>
            <h2 ref={head} className={styles.heading} tabIndex={-1}>
              {t(`steps.${step}`)}
            </h2>
          </header>
          {asked === 'barred' ? (
            <BarredCard onLogIn={commands.logIn} />
          ) : (
            <Content actor={actor} commands={commands} files={files} userId={userId} />
          )}
          {step === 'voice' && asksAgain && (
            <ReplyField
              value={reply.text}
              missing={noteMissing}
              onChange={(text) => {
                reply.write(text);
                setNoteMissing(false);
              }}
            />
          )}
          {step === 'voice' && <ProblemList problems={problems} onGo={commands.goTo} />}
          {step !== 'who' && <PhotoOnItsWay photo={files.photo} />}
          {step === 'voice' && leftBehind && leftBehind === files.unsentVoice && (
            <div data-invalid tabIndex={-1}>
              <FieldError>{t('voice.unsent')}</FieldError>
            </div>
          )}
          {failure && keeping !== 'waiting' && <FormTrouble failure={failure} />}
          <div className={styles.bar}>
            <KeepingLine keeping={keeping} onRetry={commands.retry} />
            <div className={styles.buttons}>
              {step === 'who' ? (
                <Button tone="plain" onClick={commands.leave}>
                  {t('steps.leave')}
                </Button>
              ) : (
                <Button tone="quiet" onClick={commands.back}>
                  <Icon name="chevron-left" size={18} />
                  {t('steps.back')}
                </Button>
              )}
              {asked !== 'barred' && (
                <button
                  {...buttonLook({ tone: 'primary' })}
                  type="submit"
                  aria-disabled={waits || undefined}
                  disabled={waits}
                >
                  {t(step !== 'voice' ? 'steps.next' : asksAgain ? 'steps.reply' : 'steps.submit')}
                  {step !== 'voice' && <Icon name="chevron-right" size={18} />}
                </button>
              )}
            </div>
          </div>
        </form>
        {application?.state !== 'need_info' && <DiscardButton onDiscard={commands.withdraw} />}
      </div>
      <aside className={styles.rail}>
        <PreviewCard actor={actor} />
      </aside>
    </div>
  );
};
