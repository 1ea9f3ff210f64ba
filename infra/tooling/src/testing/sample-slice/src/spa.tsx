import { createLifecycles } from '@hearthway/web-kit/mount';
import { application } from './application.js';

export const { bootstrap, mount, unmount } = createLifecycles(application);
