import type { CodesPort } from './codes.ts';
import type { ApplicationsPort } from './applications.ts';
import type { FootballPort } from './football.ts';
import type { GooglePort, SignInMethodsPort } from './google.ts';
import type { BookingsPort } from './bookings.ts';
import type { HelpPort } from './help.ts';
import type { LinksPort } from './links.ts';
import type { InboxPort } from './inbox.ts';
import type { PasskeysPort } from './passkeys.ts';
import type { PeoplePort } from './people.ts';
import type { PicturesPort } from './pictures.ts';
import type { SitePort } from './portal.ts';
import type { PrivacyPort } from './privacy.ts';
import type { RecorderPort } from './recorder.ts';
import type { RewardsPort } from './rewards.ts';
import type { SecurityPort } from './security.ts';
import type { SettingsPort } from './settings.ts';
import type { CommentatorsPort } from './commentators.ts';
import type { SocialPort } from './social.ts';
import type { TroublePort } from './trouble.ts';

/** The ports that no first page needs, by area. */
export interface LazyPorts {
  readonly bookings: BookingsPort;
  readonly codes: CodesPort;
  readonly pictures: PicturesPort;
  readonly applications: ApplicationsPort;
  readonly recorder: RecorderPort;
  readonly security: SecurityPort;
  readonly settings: SettingsPort;
  readonly signInMethods: SignInMethodsPort;
  readonly google: GooglePort;
  readonly passkeys: PasskeysPort;
  readonly inbox: InboxPort;
  readonly people: PeoplePort;
  readonly social: SocialPort;
  readonly commentators: CommentatorsPort;
  readonly rewards: RewardsPort;
  readonly privacy: PrivacyPort;
  readonly links: LinksPort;
  readonly football: FootballPort;
  readonly help: HelpPort;
  readonly site: SitePort;
  readonly trouble: TroublePort;
}

/** Loads the code of a port on first use. Rejects if the code cannot be loaded. */
export type LoadPort = <Name extends keyof LazyPorts>(name: Name) => Promise<LazyPorts[Name]>;
