import '@hearthway/web-kit/styles/global.css';
import { SkipLink } from '@hearthway/web-kit';
import { containerId } from '@hearthway/web-kit/mount';
import { createRoot } from 'react-dom/client';
import { mount } from './spa.js';
import { standInPlatform } from './testing/stand-in-platform.js';

const name = 'mf-marketing';

/** The slice alone: the frame that the shell would draw, and a stand-in for what it would pass. */
function start(): void {
  document.documentElement.lang = 'en-US';
  const skip = document.createElement('div');
  const main = document.createElement('main');
  main.id = 'content';
  main.tabIndex = -1;
  const container = document.createElement('div');
  container.id = containerId(name);
  main.append(container);
  document.body.append(skip, main);
  createRoot(skip).render(<SkipLink targetId={main.id} />);
  const navigate = (path: string): void => {
    location.assign(path);
  };
  void mount({ name, platform: standInPlatform({ navigate }) });
}

start();
