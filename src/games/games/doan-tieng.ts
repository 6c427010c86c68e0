import { guessCore, NEXT_WORD, TRIES, type Guessing } from '#domain/games/syllables/guess.ts';
import { onsets, readSyllable, rimes, syllableCode, tones, type Syllable } from '#domain/games/syllables/syllable.ts';
import { wordList } from '#domain/games/syllables/words.ts';
import { run } from '../runtime/run.ts';
import { part } from '../runtime/screen.ts';

/** A tone by its mark on an a, which everybody reads. */
const textOf = ({ onset, rime, tone }: Syllable): readonly string[] => [
  ...[onsets[onset] || '–', rimes[rime]!, `a${tones[tone]}`.normalize('NFC')],
];

run({
  core: guessCore,
  open: ({ screen, sound, t, input }) => {
    const [list, note, field] = [part('div', 'words'), part('p', ''), part('input', '')];
    field.maxLength = 24;
    field.placeholder = t('typeHere');
    field.ariaLabel = t('typeHere');
    field.autocomplete = 'off';
    field.spellcheck = false;
    field.lang = 'vi';
    const send = part('button', 'act', t('guess'));
    send.type = 'button';
    const form = part('form', '', field, send);
    const next = part('button', 'act', t('nextWord'));
    next.addEventListener('click', () => {
      input(NEXT_WORD);
      field.focus();
    });
    const head = part(
      'div',
      'guess head',
      ...[0, 1].flatMap(() => (['onset', 'rime', 'tone'] as const).map((one) => part('span', '', t(one)))),
    );
    note.setAttribute('role', 'status');
    screen.main.append(list);
    // A form may not be sent from a frame without an origin; its key and button are enough.
    const guess = () => {
      const read = field.value.trim().split(/\s+/u).map(readSyllable);
      const [first, second] = read;
      if (read.length !== 2 || !first || !second) {
        note.textContent = t('notSpelled');
        return sound.note('tick');
      }
      note.textContent = '';
      field.value = '';
      input(syllableCode(first));
      input(syllableCode(second));
    };
    form.addEventListener('submit', (event) => event.preventDefault());
    send.addEventListener('click', guess);
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) {
        event.preventDefault();
        guess();
      }
    });
    const rows = ({ guesses }: Guessing) =>
      guesses.map(({ syllables, near }) =>
        part('div', 'guess', ...syllables.flatMap(textOf).map((text, i) => part('span', near[i]!, text))),
      );
    return (state, before) => {
      list.replaceChildren(head, ...rows(state), ...(state.between ? [note, next] : [form, note]));
      if (state.between) note.textContent = `${t('was')}: ${wordList[state.word]}`;
      if (!before || before.between !== state.between) (state.between ? next : field).focus();
      screen.board([
        [t('word'), `${Math.min(10, state.done.length + (state.between ? 0 : 1))}/10`],
        [t('guess'), `${state.guesses.length}/${TRIES}`],
        [t('score'), String(state.points)],
      ]);
      if (before && state.done.length > before.done.length) sound.note(state.points > before.points ? 'great' : 'bad');
    };
  },
});
