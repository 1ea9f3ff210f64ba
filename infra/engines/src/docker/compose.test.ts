import { describe, expect, it } from '@jest/globals';
import { projectName } from './compose.js';

describe('the compose project', () => {
  it('is one per data folder and stays the same', () => {
    expect(projectName('/srv/a')).toBe(projectName('/srv/b/../a'));
    expect(projectName('/srv/a')).not.toBe(projectName('/srv/b'));
    expect(projectName('/srv/a')).toMatch(/^hearthway-[0-9a-f]{12}$/);
  });
});
