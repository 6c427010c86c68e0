import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../tools/files.ts';
import { elsewhere, forms } from '../browser/support/formTable.ts';

const screens = resolve(import.meta.dirname, '../../src/ui');

it('every form of the portal is one that tests/browser/forms.test.tsx fills in, or another test that is named', () => {
  const written = filesIn(screens)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /<(form|PasswordFrame)\b/.test(readFileSync(join(file), 'utf8')))
    .map((file) => file.slice(screens.length + 1));
  expect(written.length).toBeGreaterThan(5);
  const filledIn = new Set([...Object.values(forms).map(({ file }) => file), ...Object.keys(elsewhere)]);
  expect([...filledIn].sort()).toEqual(written.toSorted());
});

/** Where a screen reaches for a port itself, and why that is no press of the viewer, or has a chart of its own. */
const ownCalls: Readonly<Record<string, string>> = {
  'account/Passkeys.tsx': 'chart passkey',
  'account/PictureField.tsx': 'chart upload',
  'application/SentVoice.tsx': 'reads a file',
  'application/VoiceRecorder.tsx': 'chart voiceRecorder',
  'application/useCommentatorApplication.ts': 'chart commentatorApplication',
  'application/useFile.ts': 'reads a file',
  'application/useFormFiles.ts': 'chart upload',
  'comics/reader/useReaderMachine.ts': 'chart reader',
  'comics/useKept.ts': 'lets go what lies on this device, also offline',
  'features/games/useGameStage.ts': 'chart gameBridge',
  'features/player/cut/useCutting.ts': 'chart cutting',
  'features/social/mergeFavourites.ts': 'a guest’s favourites, once they have logged in',
  'features/social/useView.ts': 'counts a view',
  'football/compare/ComparePlayersScreen.tsx': 'chart comparePicker',
  'football/compare/CompareTeamsScreen.tsx': 'chart comparePicker',
  'moderation/useCaseDecision.ts': 'chart caseDecision',
  'news/room/TextEditor.tsx': 'cleans what was pasted; the words come without it too',
  'news/room/PictureField.tsx': 'chart upload',
  'news/room/useEditor.ts': 'chart editor',
  'privacy/LinkArrival.tsx': 'the arrival by a one-time link',
  'room/useVisit.ts': 'the history of a visit',
  'shared/CodeProof.tsx': 'chart oneTimeCode',
  'shared/ConfirmMethods.tsx': 'chart passkey',
  'shared/report/useAppeal.ts': 'chart appeal',
  'shared/useGoogleSignIn.ts': 'chart googleSignIn',
  'signIn/OtherMethods.tsx': 'chart passkey',
  'signIn/usePasswordReset.ts': 'chart passwordReset',
  'signIn/useSignUp.ts': 'chart signUp',
  'tips/own/useTipForm.ts': 'chart tipForm',
};

it('HOUSE 3: whatever a viewer presses is an act: no screen asks the origin by hand', () => {
  const asking = filesIn(screens)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /\bloadPort\(/.test(readFileSync(file, 'utf8')))
    .map((file) => file.slice(screens.length + 1));
  expect(asking.toSorted()).toEqual(Object.keys(ownCalls).toSorted());
});
