/** Input, and the field that is then marked as wrong. */
interface Wrong {
  readonly typed: Readonly<Record<string, string>>;
  readonly at: string;
}

export interface PortalForm {
  /** Relative to src/ui; a file may have several forms. */
  readonly file: string;
  /** The `autocomplete` token of each field, by its name. */
  readonly fields: Readonly<Record<string, string | null>>;
  readonly wrong: readonly Wrong[];
  /** Input that is restored after a reload of the page. */
  readonly keeps?: Readonly<Record<string, string>>;
}

/** Forms that another test covers, or that contain no account data. */
export const elsewhere: Readonly<Record<string, string>> = {
  'features/chat/Composer.tsx': 'a line of chat; tests/e2e/account.spec.ts and chatFaults.spec.ts',
  'features/chat/order/OrderSheet.tsx':
    'a decision about a message, by who keeps order; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/chat/order/RulesForm.tsx':
    'the rules of a room, by the same; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/chat/order/PollForm.tsx':
    'a poll of a room, by the same; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/chat/order/AnnounceForm.tsx':
    'an announcement in a room, by the same; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/chat/order/WordsForm.tsx':
    'words that are refused in a room, by the same; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/chat/order/SweepSheet.tsx':
    'what a raid wrote, taken away by who keeps order; tests/e2e/chatOrder.spec.ts and src/ui/features/chat/order/order.test.tsx',
  'features/comments/StaffRemove.tsx':
    'why staff delete a comment; src/ui/features/comments/comments.test.tsx and tests/e2e/moderation.spec.ts',
  'features/player/cut/CutForm.tsx':
    'a highlight of a room, by staff; src/ui/features/player/cut/cut.test.tsx and tests/e2e/highlights.spec.ts',
  'account/MutesBlock.tsx': 'a word or a topic to mute; src/ui/account/mutes.test.tsx and tests/e2e/comments.spec.ts',
  'features/comments/ComposerField.tsx':
    'a comment, an answer or a changed one; src/ui/features/comments/comments.test.tsx and tests/e2e/comments.spec.ts',
  'moderation/DecisionForm.tsx':
    'a moderator’s decision; src/ui/moderation/moderation.test.tsx and tests/e2e/moderation.spec.ts',
  'shared/report/ReportSheet.tsx': 'a report; the same tests',
  'shared/report/AppealForm.tsx': 'an appeal; the same tests',
  'films/party/CodeSheet.tsx': 'a code of a party or of another device; src/ui/films/party/CodeSheet.test.tsx',
  'news/room/ReleasePanel.tsx': 'an entry of a live blog; tests/e2e/newsroom.spec.ts',
  'console/PartForm.tsx': 'what the operator says; src/ui/console/console.test.tsx and tests/e2e/console.spec.ts',
  'console/RoleForm.tsx': 'a role that is given; tests/e2e/console.spec.ts',
  'people/FindPart.tsx': 'a search, which nothing is wrong with; tests/e2e/people.spec.ts',
  'application/StatusView.tsx': 'an answer to the reviewer; tests/e2e/application.spec.ts',
  'football/DaySearch.tsx': 'a search, which nothing is wrong with; src/ui/football/dayHands.test.tsx',
  'matchSearch/MatchSearchScreen.tsx':
    'a search, which nothing is wrong with; src/ui/matchSearch/MatchSearchScreen.test.tsx',
  'pages/help/AskForm.tsx': 'a question to customer care; tests/e2e/help.spec.ts and src/ui/pages/help/help.test.tsx',
  'pages/help/QuestionCard.tsx': 'their answer; tests/e2e/help.spec.ts and src/ui/pages/help/help.test.tsx',
  'errors/ReportTrouble.tsx': 'words about a fault, which nothing is wrong with; src/ui/errors/ReportTrouble.test.tsx',
  'account/PasswordFrame.tsx': 'stands around two forms, which are named for themselves',
  'account/FirstPasswordForm.tsx': 'a first password; src/ui/account/PasswordBlock.test.tsx',
  'music/ScrobblerView.tsx': 'where plays are told; tests/browser/scrobbler.test.tsx',
  'music/NameSheet.tsx': 'the name of a playlist; tests/browser/music.test.tsx',
  'tv/TvHead.tsx': 'a search, which nothing is wrong with; src/ui/tv/tv.test.tsx and tests/e2e/tv.spec.ts',
  'tips/own/TipFormView.tsx':
    'a tip before its match; src/ui/tips/own/WriteTip.test.tsx and tests/e2e/tipLedger.spec.ts',
  'account/PasskeyRow.tsx': 'the name of a passkey; tests/e2e/passkeys.spec.ts and src/ui/account/Passkeys.test.tsx',
};

export const PASSWORD = 'hai hang ghe dau tien';

/** Every form of the accounts, by its fields. How each is opened: `openForm` in forms.ts. */
export const forms = {
  'log-in': {
    file: 'signIn/LoginForm.tsx',
    fields: { username: 'username webauthn', password: 'current-password' },
    wrong: [
      { typed: { username: '', password: 'x' }, at: 'username' },
      { typed: { username: 'an', password: '' }, at: 'password' },
      { typed: { username: 'khong.ai.ca', password: 'khong phai mat khau' }, at: 'password' },
    ],
  },
  registration: {
    file: 'signIn/RegisterForm.tsx',
    fields: { username: 'username', contact: 'email', nickname: 'nickname', password: 'new-password' },
    wrong: [
      { typed: { username: '', contact: '', password: PASSWORD }, at: 'username' },
      { typed: { username: 'có dấu', contact: '', password: PASSWORD }, at: 'username' },
      { typed: { username: 'ghe.trong.1', contact: 'lan@', password: PASSWORD }, at: 'contact' },
      { typed: { username: 'ghe.trong.1', contact: '0912', password: PASSWORD }, at: 'contact' },
      { typed: { username: 'ghe.trong.1', contact: '', password: 'ngan' }, at: 'password' },
      { typed: { username: 'ghe.trong.1', contact: '', password: 'password123' }, at: 'password' },
    ],
    keeps: { username: 'ghe.trong.2', nickname: 'Ghế Trống' },
  },
  'a forgotten password': {
    file: 'signIn/ResetSteps.tsx',
    fields: { account: 'username' },
    wrong: [{ typed: { account: '' }, at: 'account' }],
  },
  'a code': {
    file: 'shared/CodeEntry.tsx',
    fields: { code: 'one-time-code' },
    wrong: [
      { typed: { code: '123' }, at: 'code' },
      { typed: { code: '000000' }, at: 'code' },
    ],
  },
  'a new password after a forgotten one': {
    file: 'signIn/ResetSteps.tsx',
    fields: { password: 'new-password' },
    wrong: [{ typed: { password: 'ngan' }, at: 'password' }],
  },
  'who one is, once more': {
    file: 'shared/ConfirmByPassword.tsx',
    fields: { password: 'current-password' },
    wrong: [
      { typed: { password: '' }, at: 'password' },
      { typed: { password: 'khong phai mat khau' }, at: 'password' },
    ],
  },
  'another mail address': {
    file: 'account/ContactForm.tsx',
    fields: { email: 'email' },
    wrong: [
      { typed: { email: '' }, at: 'email' },
      { typed: { email: 'lan@' }, at: 'email' },
    ],
  },
  'another number': {
    file: 'account/ContactForm.tsx',
    fields: { phoneNumber: 'tel' },
    wrong: [
      { typed: { phoneNumber: '' }, at: 'phoneNumber' },
      { typed: { phoneNumber: '12' }, at: 'phoneNumber' },
    ],
  },
  'another password': {
    file: 'account/ChangePasswordForm.tsx',
    fields: { password: 'current-password', newPassword: 'new-password' },
    wrong: [
      { typed: { password: '', newPassword: PASSWORD }, at: 'password' },
      { typed: { password: 'x', newPassword: 'ngan' }, at: 'newPassword' },
      { typed: { password: 'khong phai mat khau', newPassword: PASSWORD }, at: 'password' },
    ],
  },
  'the shown name': {
    file: 'account/NameForm.tsx',
    fields: { nickname: 'nickname' },
    wrong: [{ typed: { nickname: '   ' }, at: 'nickname' }],
    keeps: { nickname: 'Ghế Hàng Đầu' },
  },
  'who invited one': {
    file: 'referral/BindForm.tsx',
    fields: { 'referral-code': 'off' },
    wrong: [
      { typed: { 'referral-code': '' }, at: 'referral-code' },
      { typed: { 'referral-code': 'AAAA-2222' }, at: 'referral-code' },
    ],
  },
  'the application of a commentator': {
    file: 'application/FormView.tsx',
    fields: { realName: 'name', stageName: 'nickname', birthYear: 'bday-year' },
    wrong: [
      { typed: { realName: '', stageName: 'Lá Non', birthYear: '1999' }, at: 'realName' },
      { typed: { realName: 'Trần Thị Lá', stageName: '', birthYear: '1999' }, at: 'stageName' },
      { typed: { realName: 'Trần Thị Lá', stageName: 'Lá Non', birthYear: '1' }, at: 'birthYear' },
    ],
    keeps: { realName: 'Trần Thị Lá', stageName: 'Lá Non' },
  },
} as const satisfies Readonly<Record<string, PortalForm>>;

export type FormName = keyof typeof forms;
