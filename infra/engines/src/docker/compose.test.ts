import { describe, expect, it } from '@jest/globals';
import { basename } from 'node:path';
import { composeCommand, projectName } from './compose.js';

describe('the compose project', () => {
  it('is one per data folder and stays the same', () => {
    expect(projectName('/srv/a')).toBe(projectName('/srv/b/../a'));
    expect(projectName('/srv/a')).not.toBe(projectName('/srv/b'));
    expect(projectName('/srv/a')).toMatch(/^hearthway-[0-9a-f]{12}$/);
  });

  it('uses the compose file of this repository', () => {
    const [docker, compose, fileFlag, file = '', projectFlag, project, ...args] = composeCommand('/srv/a', [
      'up',
      '--detach',
      '--wait',
      'mongodb',
    ]);
    expect([docker, compose, fileFlag, projectFlag]).toEqual(['docker', 'compose', '--file', '--project-name']);
    expect(basename(file)).toBe('compose.yaml');
    expect(project).toBe(projectName('/srv/a'));
    expect(args).toEqual(['up', '--detach', '--wait', 'mongodb']);
  });
});
