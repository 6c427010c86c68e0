import { commentaryLangs, commentarySports, FORM } from '#domain/application/form.ts';
import { selectForm, selectProblems } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Choices } from '../kit/Choices.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { problemWord, toLines } from './fieldWords.ts';
import type { StepProps } from './stepProps.ts';
import { fields } from './FormView.css.ts';

const toggled = <A extends string>(all: readonly A[], chosen: readonly A[], one: A, on: boolean): readonly A[] =>
  all.filter((each) => (each === one ? on : chosen.includes(each)));

/** What the applicant wants to cover, and their experience. */
export const StepWhat = ({ actor, commands: { edit } }: StepProps) => {
  const t = useWords('application');
  const sports = useWords('menu');
  const form = useSelector(actor, selectForm);
  const problems = useSelector(actor, selectProblems);
  const said = (field: 'sports' | 'langs' | 'leagues' | 'experience' | 'links') => problemWord(t, problems, field);
  return (
    <div className={fields}>
      <Choices
        legend={t('fields.sports')}
        error={said('sports')}
        choices={commentarySports.map((sport) => ({
          key: sport,
          label: sports(sport),
          checked: form.sports.includes(sport),
          onChange: (on) => edit({ sports: toggled(commentarySports, form.sports, sport, on) }),
        }))}
      />
      <Choices
        legend={t('fields.langs')}
        error={said('langs')}
        choices={commentaryLangs.map((lang) => ({
          key: lang,
          label: t(`langs.${lang}`),
          checked: form.langs.includes(lang),
          onChange: (on) => edit({ langs: toggled(commentaryLangs, form.langs, lang, on) }),
        }))}
      />
      <TextArea
        label={t('fields.leagues')}
        hint={t('fields.leaguesHint')}
        error={said('leagues')}
        name="leagues"
        rows={3}
        value={form.leagues.join('\n')}
        onChange={(event) => edit({ leagues: toLines(event.target.value) })}
      />
      <TextArea
        label={t('fields.experience')}
        hint={`${t('fields.experienceHint')} ${t('fields.characters', {
          count: [...form.experience.trim()].length,
          most: FORM.experience.max,
        })}`}
        error={said('experience')}
        name="experience"
        required
        rows={6}
        maxLength={FORM.experience.max * 2}
        value={form.experience}
        onChange={(event) => edit({ experience: event.target.value })}
      />
      <TextArea
        label={t('fields.links')}
        hint={t('fields.linksHint')}
        error={said('links')}
        name="links"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        rows={3}
        value={form.links.join('\n')}
        onChange={(event) => edit({ links: toLines(event.target.value) })}
      />
    </div>
  );
};
