import type { Transport } from '@hearthway/contracts/platform';
import type { Session } from '../session/index.js';

/** What every screen of the shell gets. */
export interface ScreenProps {
  readonly session: Session;
  /** Sends no token. */
  readonly bare: Transport;
  /** What was typed as username or email, on any of the screens. In memory only, so that it's in no address. */
  readonly loginName: string;
  readonly onLoginName: (name: string) => void;
}
