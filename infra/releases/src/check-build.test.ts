import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRelease } from './publish-release.js';
import { shellBuild, sliceBuild, writeBuild, type BuildContents } from './testing/index.js';

let work: string;
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

const publish = async (slice: string, contents: BuildContents) =>
  publishRelease({ store: join(work, 'store'), slice, build: await writeBuild(contents, work) });

const messageOf = (slice: string, contents: BuildContents) =>
  publish(slice, contents).then(
    () => 'published',
    (error: unknown) => (error as Error).message,
  );

const slice = sliceBuild('mf-journey');
const without = (contents: BuildContents, path: string): BuildContents =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => name !== path));

describe('a missing file is refused by its name', () => {
  const mapped = (map: string) => ({
    ...slice,
    'remoteEntry.11111111.js': `var r={};r.u=${map};r.miniCssF=e=>e+".css"`,
  });
  const page = {
    path: '/about',
    html: 'about.html',
    title: 'About',
    description: 'About',
    canonicalPath: '/about',
    indexed: true,
    jsonLd: [],
    scripts: [],
    styles: [],
  };

  it.each<[string, BuildContents, string, string]>([
    ['loaded later', without(slice, 'later.33333333.js'), 'later.33333333.js', 'mf-manifest.json'],
    ['first needed', without(slice, 'spa.44444444.css'), 'spa.44444444.css', 'mf-manifest.json'],
    ['shared with others', without(slice, 'react.77777777.js'), 'react.77777777.js', 'mf-manifest.json'],
    [
      'of a prerendered page',
      { ...slice, 'prerendered.json': JSON.stringify([page]) },
      'about.html',
      'prerendered.json',
    ],
    ['in the chunk map', mapped('e=>e+"."+({12:"abc"})[e]+".js"'), '12.abc.js', 'remoteEntry.11111111.js'],
    [
      'in the chunk map by a name',
      mapped('e=>(({12:"later"})[e]||e)+"."+({12:"33333333",5:"abc"})[e]+".js"'),
      '5.abc.js',
      'remoteEntry.11111111.js',
    ],
    [
      'in the chunk map by a condition',
      mapped('e=>(5===e?"one":e)+"."+({5:"abc"})[e]+".js"'),
      'one.abc.js',
      'remoteEntry.11111111.js',
    ],
  ])('if it is %s', async (_, contents, missing, namedBy) => {
    expect(await messageOf('mf-journey', contents)).toBe(
      `This build of mf-journey cannot be released:\n  ${missing}: missing, though ${namedBy} needs it`,
    );
  });

  it('if only the chunk map of the shell knows it', async () => {
    const shell = { ...shellBuild([]), 'main.aaaaaaaa.js': 'var r={};r.u=e=>e+"."+({7:"abc"})[e]+".js"' };
    expect(await messageOf('shell', shell)).toContain('7.abc.js: missing, though main.aaaaaaaa.js needs it');
  });

  it('but ids that a development build maps by a rule are not guessed', async () => {
    expect(await messageOf('mf-journey', mapped('(chunkId)=>{return ""+chunkId+".js"}'))).toBe('published');
    expect(await messageOf('mf-journey', mapped('e=>(({12:"x"})[e]||e)+"."+({})[e]+".js"'))).toBe('published');
  });
});

it('refuses a script that does not parse', async () => {
  const broken = { ...slice, 'remoteEntry.11111111.js': 'var a = ;' };
  expect(await messageOf('mf-journey', broken)).toMatch(/remoteEntry\.11111111\.js: is not a valid script/);
});

describe('the style sheets of a slice', () => {
  const styled = (css: string): BuildContents => ({ ...slice, 'spa.44444444.css': css });

  it.each([
    ['a class of its own', '.mf-journey-abc { color: red }'],
    ['elements in one', '.mf-journey-abc > p, .mf-journey-abc :is(h1, h2)::before { color: red }'],
    ['what follows one', '.mf-journey-abc + p ~ a { color: red }'],
    ['a state of the document around one', '[data-motion=reduced] :is(.mf-journey-a, .mf-journey-b) { color: red }'],
    ['nested rules', '.mf-journey-abc { color: red; p { color: blue } &:hover { color: green } }'],
    ['conditions', '@media (width > 9px) { @supports (color: red) { .mf-journey-abc { color: red } } }'],
    ['containers', '@container (width > 9px) { .mf-journey-abc { color: red } }'],
    ['animations of its own', '@keyframes mf-journey-abc { to { color: red } }'],
    ['classes of a development build', '.mf-journey__page__title { color: red }'],
    ['animations of a development build', '@keyframes mf-journey__page__rise { to { color: red } }'],
    ['an escaped name', String.raw`.mf-journey-a\:b { color: red }`],
    ['nothing', ''],
  ])('may have %s', async (_, css) => {
    expect(await messageOf('mf-journey', styled(css))).toBe('published');
  });

  const noClass = 'has no class that starts with mf-journey-';
  it.each([
    ['an element', 'h1{display:none}', `h1 ${noClass}`],
    ['the root', ':root { --color: red }', `:root ${noClass}`],
    ['everything', '* { margin: 0 }', `* ${noClass}`],
    ['the document', 'html, body { margin: 0 }', `html ${noClass}\n  spa.44444444.css: body ${noClass}`],
    ['an attribute', '[hidden] { display: block }', `[hidden] ${noClass}`],
    ['an id', '#root p { color: red }', `#root p ${noClass}`],
    ["another slice's class", '.mf-marketing-abc { color: red }', `.mf-marketing-abc ${noClass}`],
    ['a class of no slice', '.modal { color: red }', `.modal ${noClass}`],
    ['one of several selectors', '.mf-journey-a, p { color: red }', `p ${noClass}`],
    ['an own class that is only excluded', 'p:not(.mf-journey-a) { color: red }', `p:not(.mf-journey-a) ${noClass}`],
    [
      'an own class that is only asked for',
      'body:has(.mf-journey-a) { margin: 0 }',
      `body:has(.mf-journey-a) ${noClass}`,
    ],
    ['an alternative to an own class', ':is(.mf-journey-a, p) { margin: 0 }', `:is(.mf-journey-a, p) ${noClass}`],
    ['a rule in a condition', '@media print { a { color: red } }', `a ${noClass}`],
    [
      'a rule nested in another',
      'p { &:hover { color: red } }',
      `p ${noClass}\n  spa.44444444.css: &:hover ${noClass}`,
    ],
    ['a name in quotes', '[class="mf-journey-a"] { color: red }', `[class="mf-journey-a"] ${noClass}`],
    ['a comment with a class', '/* .mf-journey-a */ p { color: red }', `p ${noClass}`],
    ['an animation', '@keyframes fade { to { opacity: 0 } }', '@keyframes fade does not start with mf-journey-'],
    ['a font', '@font-face { font-family: X; src: url(x.woff2) }', '@font-face holds for the whole document'],
    ['a property', '@property --x { syntax: "*"; inherits: false }', '@property holds for the whole document'],
    ['an import', '@import "https://example.com/a.css";', '@import holds for the whole document'],
    ['an unknown rule', '@unknown x { p { color: red } }', '@unknown holds for the whole document'],
    ['what is not CSS', '.mf-journey-a { color: red } }', 'is not valid CSS'],
  ])('may not have %s', async (_, css, fault) => {
    expect(await messageOf('mf-journey', styled(css))).toContain(
      `This build of mf-journey cannot be released:\n  spa.44444444.css: ${fault}`,
    );
  });

  it('are checked in files that are loaded later, too', async () => {
    const contents = { ...slice, 'pages/later.88888888.css': 'main { display: none }' };
    expect(await messageOf('mf-journey', contents)).toContain(`pages/later.88888888.css: main ${noClass}`);
  });

  it('have their faults listed up to ten', async () => {
    const css = Array.from({ length: 12 }, (_, index) => `.x${index} { color: red }`).join('');
    const lines = (await messageOf('mf-journey', styled(css))).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('  and 2 more');
  });
});

it('lets the shell own the styles of the document', async () => {
  expect(await messageOf('shell', { ...shellBuild([]), 'main.cccccccc.css': ':root, body, * { margin: 0 }' })).toBe(
    'published',
  );
});
