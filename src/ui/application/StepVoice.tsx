import { Suspense, useState } from 'react';
import type { ModeSlug } from '#domain/schedule/mode.ts';
import {
  selectApplication,
  selectForm,
  selectProblems,
} from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { FieldError } from '../kit/FieldError.tsx';
import { Options } from '../kit/Options.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { problemWord } from './fieldWords.ts';
import { SentVoice } from './SentVoice.tsx';
import type { StepProps } from './stepProps.ts';
import { clips, type ClipId } from './clips.ts';
import { VoiceRecorder } from './VoiceRecorder.tsx';
import { fields, group, groupTitle, note, tick } from './FormView.css.ts';

const clipOf: { readonly [Sport in ModeSlug]?: ClipId } = {
  'bong-da': 'football',
  'bong-ro': 'basketball',
  esport: 'esport',
  'dua-bi': 'marble',
  casino: 'casino',
};

/** The voice demo and the consents (CA-3, CA-5). */
export const StepVoice = ({ actor, commands: { edit, updated }, files }: StepProps) => {
  const t = useWords('application');
  const form = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  const application = useSelector(actor, selectApplication);
  const [clip, setClip] = useState<ClipId>(
    () => files.unsentVoice?.clip ?? form.sports.map((sport) => clipOf[sport]).find(Boolean) ?? 'football',
  );
  const missing = problemWord(t, problems, 'voice');
  const { consent } = form;
  return (
    <div className={fields}>
      <section className={group} data-invalid={Boolean(missing) || undefined} tabIndex={missing ? -1 : undefined}>
        <h3 className={groupTitle}>{t('voice.title')}</h3>
        <p className={note}>{t('voice.text')}</p>
        <Options
          legend={t('voice.clip')}
          name="clip"
          choices={clips.map((key) => ({
            key,
            label: t(`voice.clips.${key}`),
            checked: key === clip,
            onSelect: () => setClip(key),
          }))}
        />
        <Suspense fallback={<Skeleton height={420} />}>
          {files.lookedForVoice ? (
            <VoiceRecorder clip={clip} unsent={files.unsentVoice} onUnsent={files.keepVoice} onSent={updated} />
          ) : (
            <Skeleton height={420} />
          )}
        </Suspense>
        {files.unsentVoice && (
          <p className={note} role="status">
            {t(files.voiceKept ? 'voice.keptHere' : 'voice.notKept')}
          </p>
        )}
        {application?.voice && <SentVoice applicationId={application.applicationId} voice={application.voice} />}
        <FieldError>{missing}</FieldError>
      </section>
      <fieldset className={group}>
        <legend className={groupTitle}>{t('fields.consent')}</legend>
        {(['age18', 'terms'] as const).map((name) => (
          <div key={name}>
            <label className={tick}>
              <input
                type="checkbox"
                name={name}
                checked={consent[name]}
                aria-invalid={problems[name] ? true : undefined}
                aria-describedby={`apply-${name}`}
                onChange={(event) => edit({ consent: { ...consent, [name]: event.target.checked } })}
              />
              {t(`fields.${name}`)}
            </label>
            <FieldError id={`apply-${name}`}>{problemWord(t, problems, name)}</FieldError>
          </div>
        ))}
      </fieldset>
    </div>
  );
};
